import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { NewTeachers } from "#app/admin/new-teachers.tsx"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { Code } from "./code"
import { InvitationLink, Invitations } from "./invitations"
import { changeJoining } from "./change.server"
import { viewJoining } from "./view.server"

import type { RouteNeeds } from "#app/route-needs"

export const handle = { ours: "confirm-teachers" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return { title: context.i18n.t("teachers.title"), ...(await viewJoining(request, context)) }
}

export const action = changeJoining

/** How teachers join: those who wait, the code of the school, and invitations. */
export default function Teachers() {
  const { t } = useTranslation()
  const { title, list, code, invitations, link } = useLoaderData<typeof loader>()
  return (
    <AdminFrame title={title} lead={t("teachers.lead")}>
      <div className="grid gap-8">
        {link ? <InvitationLink link={link} /> : null}
        <NewTeachers list={list} />
        {code ? <Code code={code.code} /> : null}
        {invitations ? (
          <>
            <Invitations invitations={invitations} />
            <Link
              to="/admin/invite"
              className="button button-main justify-self-start"
              viewTransition
            >
              {t("teachers.invite.title")}
            </Link>
          </>
        ) : null}
      </div>
    </AdminFrame>
  )
}
