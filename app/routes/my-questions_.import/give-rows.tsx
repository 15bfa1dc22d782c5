import { useTranslation } from "react-i18next"
import { importLimits } from "#contract/limits"
import type { Template } from "#app/import/sheet/templates.server"

const steps = ["fill", "save", "give"] as const

interface GiveRowsProps {
  text: string
  templates: readonly Template[]
}

/** A plain `<form>` that loads a new document: uploading a file needs no script. */
export function GiveRows({ text, templates }: GiveRowsProps) {
  const { t } = useTranslation()
  return (
    <form method="post" encType="multipart/form-data" className="card grid gap-5">
      <ol className="grid list-decimal gap-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`import.steps.${step}`)}</li>
        ))}
      </ol>
      <nav aria-label={t("import.templates")} className="flex flex-wrap gap-3">
        {templates.map(({ game, name, href }) => (
          <a key={game} href={href} download={name} className="button button-quiet">
            {t(`game.${game}.title`)}
          </a>
        ))}
      </nav>
      <label className="grid gap-1.5 font-semibold">
        {t("import.file")}
        <span className="text-sm font-normal text-soft">
          {t("import.fileHelp", { max: importLimits.maxRows })}
        </span>
        <input
          type="file"
          name="file"
          accept=".xlsx,.csv,.tsv,.txt,.gift,text/csv,text/plain"
          className="control"
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {t("import.paste")}
        <span className="text-sm font-normal text-soft">{t("import.pasteHelp")}</span>
        <textarea
          name="text"
          rows={4}
          dir="auto"
          defaultValue={text}
          className="control font-normal"
        />
      </label>
      <button className="button button-main">{t("import.check")}</button>
      <details>
        <summary className="link">{t("import.gift.title")}</summary>
        <p className="mt-2">{t("import.gift.text")}</p>
        <pre dir="auto" className="mt-2 overflow-x-auto rounded-lg bg-ground p-3 text-sm">
          {t("import.gift.example")}
        </pre>
      </details>
    </form>
  )
}
