import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ListedClass } from "#contract/classes/class-parts"
import { requireTeacher } from "#app/classes/class-request.server"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const answer = await context.upstream.classes.list()
  if (answer.status !== 200) throw new Response(null, { status: 403 })
  return { title: context.i18n.t("class.list"), classes: answer.body.classes }
}

export default function Classes() {
  const { t } = useTranslation()
  const { classes } = useLoaderData<typeof loader>()
  const open = classes.filter(({ isArchived }) => !isArchived)
  const archived = classes.filter(({ isArchived }) => isArchived)
  const make = (
    <Link to="/classes/new" className="button button-main justify-self-start" viewTransition>
      {t("class.make")}
    </Link>
  )
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <PageHeading title={t("class.list")} />
      {open.length === 0 ? (
        <EmptyState title={t("class.none.title")}>
          <p className="text-soft">{t("class.none.text")}</p>
          {make}
        </EmptyState>
      ) : (
        <>
          <List classes={open} />
          {make}
        </>
      )}
      {archived.length > 0 ? (
        <details>
          <summary className="link min-h-[2.75rem]">{t("class.archived")}</summary>
          <List classes={archived} />
        </details>
      ) : null}
    </div>
  )
}

function List({ classes }: { classes: readonly ListedClass[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid border-t border-line">
      {classes.map(({ classId, name, gradeName, subjectNames, pupils }) => (
        <li key={classId} className="border-b border-line [overflow-wrap:anywhere]">
          <Link
            to={`/classes/${classId}`}
            className="flex min-h-[3.5rem] flex-wrap items-baseline gap-x-3 py-2 no-underline"
            viewTransition
          >
            <bdi className="grow text-xl font-bold text-action">{name}</bdi>
            <span>{t("class.pupils", { count: pupils })}</span>
            <span className="w-full text-sm text-soft">
              <bdi>{gradeName}</bdi>
              {" · "}
              <bdi>{subjectNames.join(t("class.and"))}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
