import { Fragment, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { structureMax } from "#contract/limits"
import { TitledSection } from "#app/ui/headings.tsx"

export function GiveSheet({ text, isMain }: { text: string; isMain: boolean }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="sheet" title={t("structure.sheet.title")}>
      <form
        id="give"
        method="post"
        encType="multipart/form-data"
        className="card grid grid-cols-1 gap-5"
      >
        <p>{t("structure.sheet.help")}</p>
        <Example lines={t("structure.sheet.example").split("\n")} />
        <label className="grid gap-1.5 font-semibold">
          {t("structure.sheet.file")}
          <span className="text-sm font-normal text-soft">
            {t("structure.sheet.fileHelp", { max: structureMax.rows })}
          </span>
          <input
            type="file"
            name="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
            className="control"
          />
        </label>
        <label className="grid gap-1.5 font-semibold">
          {t("structure.sheet.paste")}
          <textarea
            name="text"
            rows={5}
            dir="auto"
            defaultValue={text}
            className="control font-normal"
          />
        </label>
        <button
          name="intent"
          value="check"
          className={`button ${isMain ? "button-main" : "button-quiet"}`}
        >
          {t("structure.sheet.check")}
        </button>
      </form>
    </TitledSection>
  )
}

function Example({ lines }: { lines: readonly string[] }) {
  return (
    <pre className="whitespace-pre-wrap rounded-lg bg-ground p-3 text-sm">
      {lines.map((line) => (
        <span key={line} className="block ps-4 -indent-4">
          {line.split(/(?<=[,،]) /).map((cell) => (
            <Fragment key={cell}>
              <bdi>{cell.replace(/[,،]$/, "")}</bdi>
              {/[,،]$/.exec(cell)?.[0]}{" "}
            </Fragment>
          ))}
        </span>
      ))}
    </pre>
  )
}

interface Option {
  readonly id: number
  readonly name: string
  readonly isArchived: boolean
}

interface Props {
  grades: readonly Option[]
  ticked: readonly string[]
}

const openOnly = (options: readonly Option[]) => options.filter(({ isArchived }) => !isArchived)

export function CopyGrade({ grades, ticked }: Props) {
  const { t } = useTranslation()
  const from = ticked.find((field) => field.startsWith("from,"))
  return (
    <Fill id="copy" title={t("structure.copy.title")} isOpen={from !== undefined}>
      <label className="grid gap-1.5 font-semibold">
        {t("structure.copy.from")}
        <select name="from" defaultValue={from?.slice(5)} className="control font-normal">
          {openOnly(grades).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Ticks name="to" title={t("structure.copy.to")} options={grades} ticked={ticked} />
      <label className={tickClass}>
        <input
          type="checkbox"
          name="chapters"
          defaultChecked={ticked.includes("chapters,on")}
          className="tick-box"
        />
        {t("structure.copy.chapters")}
      </label>
      <p className="text-sm text-soft">{t("structure.copy.help")}</p>
    </Fill>
  )
}

export function LinkSubjects({
  grades,
  subjects,
  ticked,
}: Props & { subjects: readonly Option[] }) {
  const { t } = useTranslation()
  const isOpen = ticked.length > 0 && !ticked.some((field) => field.startsWith("from,"))
  return (
    <Fill id="link" title={t("structure.link.title")} isOpen={isOpen}>
      <Ticks name="to" title={t("structure.grades")} options={grades} ticked={ticked} />
      <Ticks name="subject" title={t("structure.subjects")} options={subjects} ticked={ticked}>
        <label className={tickClass}>
          <input
            type="checkbox"
            name="all"
            defaultChecked={ticked.includes("all,on")}
            className="tick-box"
          />
          {t("structure.link.all")}
        </label>
      </Ticks>
    </Fill>
  )
}

interface FillProps {
  id: string
  title: string
  isOpen: boolean
  children: ReactNode
}

function Fill({ id, title, isOpen, children }: FillProps) {
  const { t } = useTranslation()
  return (
    <details className="card" open={isOpen}>
      <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">{title}</summary>
      <form id={id} method="post" className="mt-4 grid gap-4">
        {children}
        <button name="intent" value="copy" className="button button-quiet">
          {t("structure.sheet.check")}
        </button>
      </form>
    </details>
  )
}

const tickClass = "flex min-h-[2.75rem] items-center gap-2"

interface TicksProps {
  name: string
  title: string
  options: readonly Option[]
  ticked: readonly string[]
  children?: ReactNode
}

function Ticks({ name, title, options, ticked, children }: TicksProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{title}</legend>
      {children}
      <div className="grid grid-cols-2 gap-x-4">
        {openOnly(options).map(({ id, name: text }) => (
          <label key={id} className={tickClass}>
            <input
              type="checkbox"
              name={name}
              value={id}
              defaultChecked={ticked.includes(`${name},${id}`)}
              className="tick-box"
            />
            <bdi>{text}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
