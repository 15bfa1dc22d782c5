import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { importLimits } from "#contract/limits"
import { gameNames } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { titled } from "#app/i18n/title"
import { importAction } from "#app/import/import-action.server"
import { templatesFor } from "#app/import/templates.server"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { CheckedRows } from "./checked-rows"

export const meta = titled
export const action = importAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const [game] = gameNames
  return {
    title: context.i18n.t("import.title"),
    canImport: await context.capabilities.has("import-questions"),
    write: makePath(mayTeach(person) ? "education" : "entertainment", game),
    templates: templatesFor(context, person),
  }
}

export default function Import() {
  const { t } = useTranslation()
  const { canImport, write } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={t("import.title")}>{t("import.lead")}</PageHeading>
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply && !reply.error ? <CheckedRows reply={reply} /> : null}
      {canImport ? <Give text={reply?.error ? reply.text : ""} /> : <p>{t("import.missing")}</p>}
      <nav aria-label={t("import.export")} className="grid gap-2">
        <p>{t("import.exportHelp")}</p>
        <p className="flex flex-wrap gap-3">
          {gameNames.map((game) => (
            <a
              key={game}
              href={`/my-questions/export?game=${game}`}
              className="button button-quiet"
            >
              {t(`game.${game}.title`)}
            </a>
          ))}
        </p>
      </nav>
      <Link to={write} className="link" viewTransition>
        {t("import.write")}
      </Link>
    </div>
  )
}

/** A form that loads a new document: a file and its rows need no script. */
function Give({ text }: { text: string }) {
  const { t } = useTranslation()
  const { templates } = useLoaderData<typeof loader>()
  return (
    <form method="post" encType="multipart/form-data" className="card grid gap-5">
      <p>{t("import.steps")}</p>
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
        <input type="file" name="file" accept=".csv,.tsv,.txt,text/csv" className="control" />
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
    </form>
  )
}
