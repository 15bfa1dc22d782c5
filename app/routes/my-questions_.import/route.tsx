import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { titled } from "#app/i18n/title"
import { importAction, readImportOffers } from "#app/import/reply/import-action.server"
import { templatesFor } from "#app/import/sheet/templates.server"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { CheckedRows } from "./checked-rows"
import { GiveRows } from "./give-rows"
import { KeptRows } from "./kept-rows"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { form: "sheet" } satisfies RouteNeeds

export const meta = titled
export const action = importAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const [game] = gameNames
  const { canImport, canDraft } = await readImportOffers(context)
  return {
    title: context.i18n.t("import.title"),
    canImport,
    canDraft,
    write: makePath(mayTeach(person) ? "education" : "entertainment", game),
    templates: templatesFor(context, person),
  }
}

export default function Import() {
  const { t } = useTranslation()
  const { canImport, canDraft, write, templates } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={t("import.title")}>{t("import.lead")}</PageHeading>
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply?.error ? <KeptRows reply={reply} canDraft={canDraft} /> : null}
      {reply && !reply.error ? <CheckedRows reply={reply} canDraft={canDraft} /> : null}
      {canImport ? (
        <GiveRows text={reply?.error ? reply.text : ""} templates={templates} />
      ) : (
        <p>{t("import.missing")}</p>
      )}
      <nav aria-label={t("import.export")} className="grid gap-2">
        <p>{t("import.exportHelp")}</p>
        <dl className="grid gap-2">
          {gameNames.map((game) => (
            <div key={game} className="flex flex-wrap items-center gap-3">
              <dt className="min-w-36 font-semibold">{t(`game.${game}.title`)}</dt>
              {exportFormats.map((format) => (
                <dd key={format}>
                  <a
                    href={`/my-questions/export?game=${game}&format=${format}`}
                    className="button button-quiet"
                    aria-label={`${t(`game.${game}.title`)}, ${format.toUpperCase()}`}
                  >
                    {format.toUpperCase()}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </nav>
      <Link to={write} className="link" viewTransition>
        {t("import.write")}
      </Link>
    </div>
  )
}

const exportFormats = ["csv", "gift"] as const
