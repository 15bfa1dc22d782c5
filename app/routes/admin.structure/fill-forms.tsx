import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface ListedOption {
  readonly id: number
  readonly name: string
  readonly isArchived: boolean
}

interface Props {
  grades: readonly ListedOption[]
  ticked: readonly string[]
}

const openOnly = (options: readonly ListedOption[]) =>
  options.filter(({ isArchived }) => !isArchived)

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
}: Props & { subjects: readonly ListedOption[] }) {
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
  /** Of its button, which shows first what would be done. */
  intent?: string
  hasFile?: boolean
  isOpen: boolean
  isMain?: boolean
  children: ReactNode
}

export function Fill({ id, title, intent = "copy", hasFile, isOpen, isMain, children }: FillProps) {
  const { t } = useTranslation()
  return (
    <details className="card" open={isOpen}>
      <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">{title}</summary>
      <form
        id={id}
        method="post"
        encType={hasFile ? "multipart/form-data" : undefined}
        className="mt-4 grid grid-cols-1 gap-4"
      >
        {children}
        <button
          name="intent"
          value={intent}
          className={`button ${isMain ? "button-main" : "button-quiet"}`}
        >
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
  options: readonly ListedOption[]
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
