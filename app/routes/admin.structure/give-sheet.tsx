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

export function SheetPreview({ preview }: { preview: NonNullable<StructureReply["preview"]> }) {
  const { t } = useTranslation()
  const { packed, made, named, changed, same, refused, news } = preview
  const isNothing = Object.values(made).every((count) => count === 0) && changed === 0
  return (
    <TitledSection id="preview" title={t("structure.preview.title")}>
      <div className="card grid grid-cols-1 gap-4">
        <ul className="grid gap-1">
          <li>{t("structure.preview.made", { ...made })}</li>
          {changed > 0 ? <li>{t("structure.preview.changed", { count: changed })}</li> : null}
          {same > 0 ? <li>{t("structure.preview.same", { count: same })}</li> : null}
        </ul>
        {named.length > 0 ? (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
            {named.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        {refused.length > 0 ? (
          <div role="alert" className="grid gap-2">
            <p className="font-bold text-wrong">
              {t("structure.preview.refused", { count: refused.length })}
            </p>
            <ul className="grid gap-2">
              {refused.map(({ number, text, why }) => (
                <li key={number} className="[overflow-wrap:anywhere]">
                  {t("import.row", { number })}: <bdi>{text}</bdi>
                  <span className="block font-semibold text-wrong">{t(why)}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {news.length > 0 ? (
          <details>
            <summary className="link">{t("structure.preview.rows")}</summary>
            <ul className="mt-2 grid gap-1">
              {news.map(({ number, text }) => (
                <li key={number} className="[overflow-wrap:anywhere]">
                  <bdi>{text}</bdi>
                </li>
              ))}
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
