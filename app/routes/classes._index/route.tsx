import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ClassList } from "#app/classes/class-list.tsx"
import { requireTeacher } from "#app/classes/class-request.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const answer = await context.upstream.classes.list()
  if (answer.status !== 200) throw new Response(null, { status: 403 })
  const classes = answer.body.classes.map(({ openWork: _, ...each }) => each)
  context.session.setHasClasses(true)
  return { title: context.i18n.t("class.list"), classes }
}

export default function Classes() {
  const { t } = useTranslation()
  const { classes } = useLoaderData<typeof loader>()
  const open = classes.filter(({ isArchived }) => !isArchived)
  const archived = classes.filter(({ isArchived }) => isArchived)
  const make = (
    <Link to="/classes/new" className="button button-main max-sm:w-full" viewTransition>
      {t("class.make")}
    </Link>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={t("class.list")} />
      {open.length === 0 ? (
        <EmptyState title={t("class.none.title")}>
          <p className="text-soft">{t("class.none.text")}</p>
          {make}
        </EmptyState>
      ) : (
        <>
          <ClassList classes={open} />
          <p>{make}</p>
        </>
      )}
      {archived.length > 0 ? (
        <details>
          <summary className="link">{t("class.archived")}</summary>
          <ClassList classes={archived} />
        </details>
      ) : null}
    </div>
  )
}
