import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { mayReadApproved } from "#app/authoring/author.server"
import { pageMeta } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { OwnList } from "./own-list"
import { chooseMail, viewOwn } from "./view.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const { role, isWaiting } = person
  const category = role === "Teacher" || role === "Admin" ? "education" : "entertainment"
  const [game] = gameNames
  const pages = await context.offeredPages()
  const canOpen = pages.has("/my-questions/:questionId")
  const [own, hasApproved] = await Promise.all([
    viewOwn(context, request, canOpen),
    mayReadApproved(context, person),
  ])
  const mayHaveAppeals = role === "Admin" || (own?.counts.approved ?? 0) > 0
  return {
    hasAppeals: mayHaveAppeals && pages.has("/my-questions/appeals"),
    canPrintChapter: category === "education" && hasApproved,
    title: context.i18n.t("mine.title"),
    write: makePath(category, game),
    own,
    canOpen,
    canPlayLive: role === "Teacher" && !isWaiting && pages.has("/live"),
  }
}

export const action = chooseMail

export default function MyQuestions() {
  const { t } = useTranslation()
  const { own, write, canOpen, canPlayLive, hasAppeals, canPrintChapter } =
    useLoaderData<typeof loader>()
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[5fr_2fr] md:items-start md:gap-x-8">
      <div className="md:col-span-2">
        <PageHeading title={t("mine.title")}>{t("mine.lead")}</PageHeading>
      </div>
      <div className="grid grid-cols-1 gap-4">
        {own ? <OwnList own={own} canOpen={canOpen} canPlayLive={canPlayLive} /> : <Missing />}
      </div>
      <div className="grid gap-4 md:sticky md:top-20">
        {hasAppeals ? (
          <Link to="/my-questions/appeals" className="button button-quiet" viewTransition>
            {t("appeals.title")} {own?.counts.feedback || null}
          </Link>
        ) : null}
        <Link to={write} className="button button-main" viewTransition>
          {t("home.write")}
        </Link>
        {canPrintChapter ? (
          <Link to="/print?from=chapter" className="link" viewTransition>
            {t("print.chapter")}
          </Link>
        ) : null}
        {own?.counts.drafts ? (
          <Link to="/my-questions/drafts" className="link" viewTransition>
            {t("drafts.link", { number: own.counts.drafts })}
          </Link>
        ) : null}
        <Link to="/my-questions/import" className="link" viewTransition>
          {t("import.title")}
        </Link>
        {typeof own?.wantsMail === "boolean" ? <MailChoice wantsMail={own.wantsMail} /> : null}
      </div>
    </div>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <EmptyState picture="saffir/thinks" title={t("mine.missing.title")}>
      <p className="text-soft">{t("mine.missing.text")}</p>
    </EmptyState>
  )
}

function MailChoice({ wantsMail }: { wantsMail: boolean }) {
  const { t } = useTranslation()
  return (
    <Form method="post" preventScrollReset className="card grid gap-3">
      <p id="mail-help">{t(wantsMail ? "mine.mail.isOn" : "mine.mail.isOff")}</p>
      <button
        name="mail"
        value={wantsMail ? "off" : "on"}
        aria-describedby="mail-help"
        className="button button-quiet"
      >
        {t(wantsMail ? "mine.mail.stop" : "mine.mail.start")}
      </button>
    </Form>
  )
}
