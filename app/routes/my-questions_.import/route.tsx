import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { ownQuestions } from "#contract/limits"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { titled } from "#app/i18n/title"
import { importAction } from "#app/import/reply/import-action.server"
import { templatesFor } from "#app/import/sheet/templates.server"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import type { ImportReply } from "#app/import/reply/import-view.server"
import type { RowView } from "#app/import/reply/row-view.server"
import { UserText } from "#app/ui/user-text.tsx"
import { GiveRows } from "./give-rows"
import { KeptRows } from "./kept-rows"

export const handle = { form: "sheet" } satisfies RouteNeeds

export const meta = titled
export const action = importAction

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const [game] = gameNames
  return {
    title: context.i18n.t("import.title"),
    canImport: (await context.offers()).canImport,
    write: makePath(mayTeach(person) ? "education" : "entertainment", game),
    templates: templatesFor(context, person),
  }
}

export default function Import() {
  const { t } = useTranslation()
  const { canImport, write, templates } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={t("import.title")}>{t("import.lead")}</PageHeading>
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply?.error ? <KeptRows reply={reply} /> : null}
      {reply && !reply.error ? <CheckedRows reply={reply} /> : null}
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

/** The rows with the errors beside their cells. Valid rows can be sent, the others downloaded. */
function CheckedRows({ reply }: { reply: ImportReply }) {
  const { t } = useTranslation()
  const { rows, all, good, unknown, sent } = reply
  return (
    <TitledSection id="rows" title={t("import.rows")}>
      <output className="grid gap-2">
        {sent ? <span>{t("import.sent", { made: sent.made, known: sent.known })}</span> : null}
        {sent?.stop ? (
          <span className="font-bold">
            {t(`import.${sent.stop}`, { max: ownQuestions.waitingMax })}
          </span>
        ) : null}
        <span className="font-bold">
          {good > 0 ? t("import.good", { good, all }) : t("import.none")}
        </span>
        {unknown.length > 0 ? (
          <span>{t("import.unknown", { names: unknown.join(", ") })}</span>
        ) : null}
      </output>
      <KeptRows reply={reply} />
      <ol className="grid grid-cols-1 gap-3 [&>li]:rounded-lg [&>li]:border [&>li]:border-line [&>li]:p-3 [&>li]:[overflow-wrap:anywhere] [&_strong]:text-wrong">
        {rows.map((row) => (
          <Row key={row.number} row={row} isGift={reply.isGift} />
        ))}
      </ol>
      {rows.length < all ? <p>{t("import.notShown", { shown: rows.length, all })}</p> : null}
    </TitledSection>
  )
}

/** Has few tags, since a page may have hundreds of rows. */
function Row({ row: { number, title, errors }, isGift }: { row: RowView; isGift: boolean }) {
  const { t } = useTranslation()
  return (
    <li>
      <h3>
        {t(isGift ? "import.line" : "import.row", { number })} <UserText>{title}</UserText>
      </h3>
      {errors.length === 0 ? t("import.ready") : null}
      {errors.map(({ header, cell, text }) => (
        <p key={header}>
          <b>{header}</b> <UserText>{cell}</UserText> <strong>{text}</strong>
        </p>
      ))}
    </li>
  )
}
