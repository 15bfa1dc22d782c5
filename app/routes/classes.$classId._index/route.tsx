import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { groupDigits } from "#app/classes/digits"
import { ListedWorks } from "#app/classes/work/listed-works.tsx"
import { PlayLive } from "#app/live/play-live.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { AddPupils, Pupils } from "./pupils"
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
  const joining = isArchived ? null : <Code code={code} />
  return (
    <div className="grid grid-cols-1 gap-8">
      <div>
        <PageHeading title={<bdi>{name}</bdi>}>
          <bdi>{gradeName}</bdi>
          {" · "}
          <bdi>{subjects.join(t("class.and"))}</bdi>
          {isArchived ? ` · ${t("class.school.archived")}` : null}
        </PageHeading>
        {hasWork ? <WorkLinks isArchived={isArchived} isEmpty={isEmpty} live={live} /> : null}
      </div>
      {works.length > 0 ? (
        <TitledSection id="open" title={t("work.openNow")}>
          <ListedWorks works={works} />
        </TitledSection>
      ) : null}
      <Pupils shown={shown} hasPages={hasPages}>
        {isEmpty ? null : add}
      </Pupils>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:items-start md:gap-x-12">
        {isEmpty ? add : joining}
        <div className="grid grid-cols-1 gap-8">
          {isEmpty ? joining : null}
          <Teachers shown={shown} link={link} />
          <ClassLinks name={name} isArchived={isArchived} />
        </div>
      </div>
    </div>
  )
}

interface WorkLinksProps {
  isArchived: boolean
  isEmpty: boolean
  live: string | null
}

function WorkLinks({ isArchived, isEmpty, live }: WorkLinksProps) {
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
      <Link to="book" className="button button-quiet" viewTransition>
        {t("book.title")}
      </Link>
      <Link to="work" className="link" viewTransition>
        {t("work.list")}
      </Link>
    </p>
  )
}

const classLinks = [
  ["change", "class.change"],
  ["change?as=copy", "class.copy"],
  ["/classes", "class.list"],
] as const

function ClassLinks({ name, isArchived }: { name: string; isArchived: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <nav aria-label={name} className="flex flex-wrap gap-x-6">
        {classLinks.map(([to, label]) => (
          <Link key={to} to={to} className="link" viewTransition>
            {t(label)}
          </Link>
        ))}
      </nav>
      <Form method="post" className="grid">
        <button
          name="intent"
          value={isArchived ? "reopen" : "archive"}
          className="link justify-self-start"
        >
          {t(isArchived ? "class.reopen" : "class.archive")}
        </button>
        <p className="text-sm text-soft">
          {t(isArchived ? "class.isArchived" : "class.archiveHelp")}
        </p>
      </Form>
    </>
  )
}

function Code({ code }: { code: string | null }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="code" title={t("class.code")}>
      {code === null ? (
        <p>{t("class.codeClosed")}</p>
      ) : (
        <>
          <p className="text-soft">{t("class.codeHelp")}</p>
          <p dir="ltr" className="justify-self-start text-3xl font-extrabold tabular-nums">
            {groupDigits(code)}
          </p>
        </>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-x-6">
        {code === null ? null : (
          <Link to="sheet" className="link">
            {t("class.sheet")}
          </Link>
        )}
        <button name="intent" value="renew" className="link">
          {code === null ? t("class.codeOpen") : t("class.codeRenew")}
        </button>
        {code === null ? null : (
          <button name="intent" value="close" className="link">
            {t("class.codeClose")}
          </button>
        )}
      </Form>
    </TitledSection>
  )
}

type ShownClass = ReturnType<typeof useLoaderData<typeof loader>>["shown"]

function Teachers({ shown, link }: { shown: ShownClass; link: string }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="teachers" title={t("class.teachers")}>
      <ul className="grid list-disc gap-1 ps-6">
        {shown.teachers.map(({ personID, name }) => (
          <li key={personID}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {link ? (
        <div className="card grid gap-2 border-2 border-hint">
          <p>{t("class.linkMade")}</p>
          <p className="[overflow-wrap:anywhere]">
            <code dir="ltr">{link}</code>
          </p>
        </div>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-x-6">
        {shown.isArchived ? null : (
          <button name="intent" value="link" className="link">
            {t("class.link")}
          </button>
        )}
        {shown.teachers.length > 1 ? (
          <button name="intent" value="leave" className="link">
            {t("class.leaveAsTeacher")}
          </button>
        ) : null}
      </Form>
    </TitledSection>
  )
}
