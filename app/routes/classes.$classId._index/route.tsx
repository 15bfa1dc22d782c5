import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { readOwnClass } from "#app/classes/class-request.server"
import { groupDigits } from "#app/classes/digits"
import { newFormKey } from "#app/forms/define-form.server"
import { getLiveAddress } from "#app/live/live-address.server"
import { PlayLive } from "#app/live/play-live.tsx"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { AddPupils, Pupils } from "./pupils"
import { changeClassPage } from "./change.server"

export const handle = { ours: "classes", form: "sheet" } satisfies RouteNeeds

export const meta = titled
export const action = changeClassPage

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [{ shown }, pages] = await Promise.all([
    readOwnClass(request, context, params["classId"]),
    context.offeredPages(),
  ])
  const { origin, searchParams } = new URL(request.url)
  const token = searchParams.get("made") ?? ""
  const base = context.origin ?? origin
  return {
    title: shown.name,
    shown,
    hasPages: pages.has("/classes/:classId/pupils/:personId"),
    formKey: newFormKey(),
    hasWork: pages.has("/classes/:classId/work"),
    live: await getLiveAddress(context, params),
    link: /^[\w-]{20,100}$/.test(token) ? `${base}/classes/teach/${token}` : "",
  }
}

export default function ClassPage() {
  const { t } = useTranslation()
  const { shown, hasPages, hasWork, live, formKey, link } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { name, gradeName, subjects, code, isArchived } = shown
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-8">
      <PageHeading title={<bdi>{name}</bdi>}>
        <bdi>{gradeName}</bdi>
        {" · "}
        <bdi>{subjects.join(t("class.and"))}</bdi>
      </PageHeading>
      {hasWork ? (
        <p className="flex flex-wrap gap-3">
          {isArchived ? null : (
            <Link to="work/new" className="button button-main" viewTransition>
              {t("work.set")}
            </Link>
          )}
          <Link to="work" className="button button-quiet" viewTransition>
            {t("work.list")}
          </Link>
          <Link to="book" className="button button-quiet" viewTransition>
            {t("book.title")}
          </Link>
          {isArchived ? null : <PlayLive to={live} />}
        </p>
      ) : null}
      {isArchived ? (
        <Form method="post" className="card grid gap-3 border-hint">
          <p>{t("class.isArchived")}</p>
          <button name="intent" value="reopen" className="button button-quiet justify-self-start">
            {t("class.reopen")}
          </button>
        </Form>
      ) : (
        <Code code={code} />
      )}
      <Pupils shown={shown} hasPages={hasPages} />
      {isArchived ? null : <AddPupils formKey={formKey} reply={reply} />}
      <Teachers shown={shown} link={link} />
      <nav aria-label={name} className="flex flex-wrap gap-x-4">
        <Link to="change" className="link" viewTransition>
          {t("class.change")}
        </Link>
        <Link to="change?as=copy" className="link" viewTransition>
          {t("class.copy")}
        </Link>
        <Link to="/classes" className="link" viewTransition>
          {t("class.list")}
        </Link>
      </nav>
      {isArchived ? null : (
        <Form method="post" className="grid gap-2">
          <button name="intent" value="archive" className="button button-quiet justify-self-start">
            {t("class.archive")}
          </button>
          <p className="text-sm text-soft">{t("class.archiveHelp")}</p>
        </Form>
      )}
    </div>
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
          <Link to="sheet" className="button button-quiet justify-self-start">
            {t("class.sheet")}
          </Link>
        </>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <button name="intent" value="renew" className="button button-quiet">
          {code === null ? t("class.codeOpen") : t("class.codeRenew")}
        </button>
        {code === null ? null : (
          <button name="intent" value="close" className="button button-quiet">
            {t("class.codeClose")}
          </button>
        )}
      </Form>
    </TitledSection>
  )
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["shown"]

function Teachers({ shown, link }: { shown: Shown; link: string }) {
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
          <p dir="ltr" className="[overflow-wrap:anywhere]">
            <code>{link}</code>
          </p>
        </div>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3">
        {shown.isArchived ? null : (
          <button name="intent" value="link" className="button button-quiet">
            {t("class.link")}
          </button>
        )}
        {shown.teachers.length > 1 ? (
          <button name="intent" value="leave" className="button button-quiet">
            {t("class.leaveAsTeacher")}
          </button>
        ) : null}
      </Form>
    </TitledSection>
  )
}
