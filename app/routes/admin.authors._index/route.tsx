import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import { readAuthorsToReview } from "#app/review/decide/authors.server"
import { requireRole } from "#app/session/guards.server"
import { EmptyState } from "#app/ui/page-states.tsx"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const authors = await readAuthorsToReview(context)
  return { title: context.i18n.t("authors.title"), authors }
}

export default function Authors() {
  const { t } = useTranslation()
  const { authors } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={t("authors.title")} lead={t("authors.lead")}>
      {authors.length === 0 ? (
        <EmptyState title={t("review.empty.title")}>
          <p className="text-soft">{t("review.empty.text")}</p>
        </EmptyState>
      ) : null}
      <ol id="authors" className="wide-list gap-3">
        {authors.map(({ authorId, name, questions }) => (
          <li key={authorId} className="card flex flex-wrap items-center gap-x-4">
            <Link
              to={`/admin/authors/${authorId}`}
              className="link inline-flex min-h-[2.75rem] min-w-0 grow items-center [overflow-wrap:anywhere]"
              viewTransition
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="tabular-nums">{t("review.waiting", { count: questions })}</span>
          </li>
        ))}
      </ol>
    </AdminFrame>
  )
}
