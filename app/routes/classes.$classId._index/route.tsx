import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { ListedWorks } from "#app/classes/work/listed-works.tsx"
import { PlayLive } from "#app/live/play-live.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { AddPupils } from "./add-pupils"
import { Pupils } from "./pupils"
import { Code, Settings, Teachers } from "./settings"
import { changeClassPage } from "./change.server"
import { viewClass } from "./view.server"

export const handle = { ours: "classes", form: "sheet" } satisfies RouteNeeds

export const meta = pageMeta
export const action = changeClassPage

export const loader = viewClass

export default function ClassPage() {
  const { t } = useTranslation()
  const { shown, hasPages, hasWork, works, live, formKey, link } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { name, gradeName, subjects, code, isArchived, pupils } = shown
  const isEmpty = pupils.length === 0
  const add = isArchived ? null : <AddPupils formKey={formKey} reply={reply} isFolded={!isEmpty} />
  const steps = hasWork ? <Steps isArchived={isArchived} isEmpty={isEmpty} live={live} /> : null
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <PageHeading title={<bdi>{name}</bdi>}>
          <bdi>{gradeName}</bdi>
          {" · "}
          <bdi>{subjects.join(t("class.and"))}</bdi>
          {isArchived ? ` · ${t("class.school.archived")}` : null}
        </PageHeading>
        {isEmpty ? null : steps}
      </div>
      {works.length > 0 ? (
        <TitledSection id="open" title={t("work.openNow")}>
          <ListedWorks works={works} />
        </TitledSection>
      ) : null}
      <div
        className={
          isEmpty ? "grid grid-cols-1 gap-8 md:grid-cols-[3fr_2fr] md:gap-x-12" : undefined
        }
      >
        {isEmpty ? add : null}
        <Pupils shown={shown} hasPages={hasPages}>
          {isEmpty ? steps : add}
        </Pupils>
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-3 md:items-start md:gap-x-12">
        {isArchived ? null : <Code code={code} />}
        <Teachers shown={shown} link={link} />
        <Settings shown={shown} />
      </div>
    </div>
  )
}

interface StepsProps {
  isArchived: boolean
  isEmpty: boolean
  live: string | null
}

function Steps({ isArchived, isEmpty, live }: StepsProps) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap gap-3">
      {isArchived ? null : (
        <>
          <Link
            to="work/new"
            className={`button ${isEmpty ? "button-quiet" : "button-main"}`}
            viewTransition
          >
            {t("work.set")}
          </Link>
          <PlayLive to={live} />
        </>
      )}
      {(
        [
          ["book", "book.title"],
          ["work", "work.list"],
        ] as const
      ).map(([to, label]) => (
        <Link key={to} to={to} className="button button-quiet" viewTransition>
          {t(label)}
        </Link>
      ))}
    </p>
  )
}
