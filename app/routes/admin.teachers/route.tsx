import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData, Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { NewTeachers } from "#app/admin/new-teachers.tsx"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import type { RouteNeeds } from "#app/route-needs"
import { TitledSection } from "#app/ui/headings.tsx"
import { changeJoining, viewJoining } from "./view.server"

export const handle = { ours: "confirm-teachers" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return { title: context.i18n.t("teachers.title"), ...(await viewJoining(request, context)) }
}

export const action = changeJoining

export default function Teachers() {
  const { t } = useTranslation()
  const { title, list, code, invitations, link } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={title} lead={t("teachers.lead")}>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2">
        <div className="grid gap-8 md:col-span-2">
          {link ? <InvitationLink link={link} /> : null}
          <NewTeachers list={list} />
        </div>
        {code ? <Code code={code.code} /> : null}
        {invitations ? <Invitations invitations={invitations} /> : null}
      </div>
    </AdminFrame>
  )
}

function Code({ code }: { code: string | null }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="code" title={t("teachers.code.title")}>
      <p className="max-w-prose text-soft">{t("teachers.code.help")}</p>
      {code === null ? null : (
        <p>
          <code dir="ltr" className="card inline-block text-xl font-bold">
            {code}
          </code>
        </p>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <button name="intent" value="renew" className="button button-quiet">
          {code === null ? t("teachers.code.make") : t("teachers.code.renew")}
        </button>
        {code === null ? null : (
          <button name="intent" value="close" className="button button-quiet">
            {t("teachers.code.close")}
          </button>
        )}
      </Form>
    </TitledSection>
  )
}

interface Open {
  readonly id: string
  readonly subjectName: string
  readonly email: string
  readonly until: string
}

function Invitations({ invitations }: { invitations: readonly Open[] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="invitations" title={t("teachers.invite.open")}>
      {invitations.length === 0 ? <p className="text-soft">{t("teachers.invite.none")}</p> : null}
      <ul className="grid gap-3">
        {invitations.map(({ id, subjectName, email, until }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3">
            <p className="grow [overflow-wrap:anywhere]">
              <bdi className="font-bold">{subjectName}</bdi>{" "}
              {email ? <bdi>{email}</bdi> : t("teachers.invite.anybody")}
              <span className="block text-sm text-soft">
                {t("teachers.invite.until", { date: until })}
              </span>
            </p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button name="intent" value="withdraw" className="button button-quiet">
                {t("teachers.invite.withdraw")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Link to="/admin/invite" className="button button-main justify-self-start" viewTransition>
        {t("teachers.invite.title")}
      </Link>
    </TitledSection>
  )
}

function InvitationLink({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="made" className="card grid gap-2 border-2 border-hint">
      <h2 id="made" className="text-xl font-bold">
        {t("teachers.invite.made")}
      </h2>
      <p>{t("teachers.invite.passOn")}</p>
      <p className="[overflow-wrap:anywhere]">
        <code dir="ltr">{link}</code>
      </p>
    </section>
  )
}
