import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { readOwnClass } from "#app/classes/class-request.server"
import { viewListedWorks } from "#app/classes/work/listed-works.server"
import { ListedWorks } from "#app/classes/work/listed-works.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"

export const handle = { ours: "class-work" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { classId = "" } = params
  const { calls, shown } = await readOwnClass(request, context, classId)
  const answer = await calls.work()
  if (answer.status !== 200) throw new Response(null, { status: answer.status })
  const { works, timeZone } = answer.body
  return {
    title: context.i18n.t("work.list"),
    className: shown.name,
    isArchived: shown.isArchived,
    works: viewListedWorks(works, { classId, timeZone }, context.i18n),
  }
}

export default function WorkOfClass() {
  const { t } = useTranslation()
  const { title, className, isArchived, works } = useLoaderData<typeof loader>()
  const set = isArchived ? null : (
    <Link to="new" className="button button-main" viewTransition>
      {t("work.set")}
    </Link>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={title}>
        <bdi>{className}</bdi>
      </PageHeading>
      {works.length === 0 ? (
        <EmptyState title={t("work.none.title")}>
          <p className="text-soft">{t("work.none.text")}</p>
          {set}
        </EmptyState>
      ) : (
        <>
          <p>{set}</p>
          <ListedWorks works={works} />
        </>
      )}
      <nav aria-label={title} className="flex flex-wrap gap-x-4">
        <Link to="../book" relative="path" className="link" viewTransition>
          {t("book.title")}
        </Link>
        <BackToClass to=".." name={className} />
      </nav>
    </div>
  )
}
