import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { drafts as limits, undoMinutes } from "#contract/limits"
import { pageMeta } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { changeDraft, viewDrafts } from "./view.server"

export const meta = pageMeta
export const action = changeDraft

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const { searchParams } = new URL(request.url)
  const removed = searchParams.get("removed") ?? ""
  return {
    title: context.i18n.t("drafts.title"),
    ...(await viewDrafts(context, person, searchParams.get("after") ?? "")),
    removed: /^\d{1,15}$/.test(removed) ? removed : "",
  }
}

export default function Drafts() {
  const { t } = useTranslation()
  const { drafts, next, removed } = useLoaderData<typeof loader>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeading title={t("drafts.title")}>
        {t("drafts.lead", { days: limits.keptDays })}
      </PageHeading>
      {removed ? <Removed id={removed} /> : null}
      {drafts.length === 0 ? (
        <EmptyState title={t("drafts.empty.title")}>
          <p className="text-soft">{t("drafts.empty.text")}</p>
        </EmptyState>
      ) : (
        <ol className="wide-list items-start gap-4">
          {drafts.map(({ id, game, question, missing, daysLeft, to }) => (
            <li key={id} className="card grid gap-3 [overflow-wrap:anywhere]">
              <h2 className="font-bold">
                <UserText>{question}</UserText>
              </h2>
              <p className="text-sm text-soft">
                {t(`game.${game}.title`)} · {t("drafts.left", { count: daysLeft })}
              </p>
              {missing.length > 0 ? (
                <p className="border-s-4 border-hint ps-3">
                  {t("drafts.missing", { names: missing.join(t("drafts.and")) })}
                </p>
              ) : null}
              <div className="flex flex-wrap gap-3">
                <Link
                  to={to}
                  aria-label={`${t("drafts.open")}: ${question}`}
                  className="button button-main"
                >
                  {t("drafts.open")}
                </Link>
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    name="intent"
                    value="remove"
                    aria-label={`${t("drafts.remove")}: ${question}`}
                    className="button button-quiet"
                  >
                    {t("drafts.remove")}
                  </button>
                </Form>
              </div>
            </li>
          ))}
        </ol>
      )}
      <nav aria-label={t("mine.title")} className="flex flex-wrap gap-x-4">
        {next ? (
          <Link to={`?after=${next}`} rel="next" className="link" viewTransition>
            {t("drafts.more")}
          </Link>
        ) : null}
        <Link to="/my-questions" className="link" viewTransition>
          {t("mine.title")}
        </Link>
        <Link to="/my-questions/import" className="link" viewTransition>
          {t("import.title")}
        </Link>
      </nav>
    </div>
  )
}

function Removed({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <Form method="post" className="card grid gap-3 border-hint">
      <output>{t("drafts.removed", { minutes: undoMinutes })}</output>
      <input type="hidden" name="id" value={id} />
      <button name="intent" value="restore" className="button button-quiet justify-self-start">
        {t("drafts.restore")}
      </button>
    </Form>
  )
}
