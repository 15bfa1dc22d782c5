import { useTranslation } from "react-i18next"
import { structureMax } from "#contract/limits"
import type { StructureReply } from "#app/structure/change-structure.server"
import { TitledSection } from "#app/ui/headings.tsx"

export function GiveSheet({ text }: { text: string }) {
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
        <pre dir="auto" className="overflow-x-auto rounded-lg bg-ground p-3 text-sm">
          {t("structure.sheet.example")}
        </pre>
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
        <button name="intent" value="check" className="button button-main">
          {t("structure.sheet.check")}
        </button>
      </form>
    </TitledSection>
  )
}

type GradeOption = { readonly id: number; readonly name: string; readonly isArchived: boolean }

export function CopyGrade({ grades }: { grades: readonly GradeOption[] }) {
  const { t } = useTranslation()
  const open = grades.filter(({ isArchived }) => !isArchived)
  return (
    <details className="card">
      <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">
        {t("structure.copy.title")}
      </summary>
      <form id="copy" method="post" className="mt-4 grid gap-4">
        <label className="grid gap-1.5 font-semibold">
          {t("structure.copy.from")}
          <select name="from" className="control font-normal">
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{t("structure.copy.to")}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {open.map(({ id, name }) => (
              <label key={id} className="flex min-h-[2.75rem] items-center gap-2">
                <input type="checkbox" name="to" value={id} />
                <bdi>{name}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="flex min-h-[2.75rem] items-center gap-2">
          <input type="checkbox" name="chapters" />
          {t("structure.copy.chapters")}
        </label>
        <p className="text-sm text-soft">{t("structure.copy.help")}</p>
        <button name="intent" value="copy" className="button button-quiet">
          {t("structure.sheet.check")}
        </button>
      </form>
    </details>
  )
}

type Preview = NonNullable<StructureReply["preview"]>

export function SheetPreview({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { packed, made, named, changes, same, refused, news } = preview
  const isNothing = Object.values(made).every((count) => count === 0) && changes.shown.length === 0
  return (
    <TitledSection id="preview" title={t("structure.preview.title")}>
      <div className="card grid grid-cols-1 gap-4">
        <ul className="grid gap-1">
          <li>{t("structure.preview.made", { ...made })}</li>
          {same > 0 ? <li>{t("structure.preview.same", { count: same })}</li> : null}
        </ul>
        {named.shown.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
            {named.shown.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
            <More count={named.more} />
          </ul>
        ) : null}
        <Refused refused={refused} />
        <Changed changes={changes} />
        {news.shown.length > 0 ? (
          <details>
            <summary className="link">{t("structure.preview.rows")}</summary>
            <ul className="mt-2 grid gap-1">
              {news.shown.map(({ number, text }) => (
                <li key={number} className="[overflow-wrap:anywhere]">
                  <bdi>{text}</bdi>
                </li>
              ))}
              <More count={news.more} />
            </ul>
          </details>
        ) : null}
        {isNothing ? null : (
          <form id="make" method="post" className="grid">
            <input type="hidden" name="packed" value={packed} />
            <button name="intent" value="make" className="button button-main">
              {t("structure.preview.make")}
            </button>
          </form>
        )}
      </div>
    </TitledSection>
  )
}

function More({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? <li>{t("structure.preview.more", { count })}</li> : null
}

function Refused({ refused: { shown, more } }: Pick<Preview, "refused">) {
  const { t } = useTranslation()
  if (shown.length === 0) return null
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-bold text-wrong">
        {t("structure.preview.refused", { count: shown.length + more })}
      </p>
      <ul className="grid gap-2">
        {shown.map(({ number, text, why }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            {t("import.row", { number })}: <bdi>{text}</bdi>
            <span className="block font-semibold text-wrong">{t(why)}</span>
          </li>
        ))}
        <More count={more} />
      </ul>
    </div>
  )
}

function Changed({ changes: { shown, more } }: Pick<Preview, "changes">) {
  const { t } = useTranslation()
  if (shown.length === 0) return null
  return (
    <div className="grid gap-1">
      <p className="font-bold">{t("structure.preview.changed", { count: shown.length + more })}</p>
      <ul id="changed" className="grid gap-1">
        {shown.map(({ key, about, restored, renamed }) => (
          <li key={key} className="[overflow-wrap:anywhere]">
            {about ? <bdi>{about}: </bdi> : null}
            {restored ? (
              <>
                {t("structure.events.restored")} <bdi>{restored}</bdi>{" "}
              </>
            ) : null}
            {renamed ? (
              <>
                <bdi>{renamed.from}</bdi> {t("structure.events.became")}{" "}
                <bdi className="font-bold">{renamed.to}</bdi>
              </>
            ) : null}
          </li>
        ))}
        <More count={more} />
      </ul>
    </div>
  )
}
