import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useActionData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { isUnavailable } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

import type { RouteNeeds } from "#app/route-needs"

export const handle = { ours: "author-mail" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ context }: LoaderFunctionArgs) {
  return { title: context.i18n.t("unsubscribe.title") }
}

/** Mail clients post here on their own, without cookies, and follow no redirect. */
export async function action({ params, context }: ActionFunctionArgs) {
  try {
    const { status } = await context.upstream.authoring.stopMail(params["token"] ?? "")
    return { isDone: status === 200 }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { isDone: false }
  }
}

/** Stops the e-mails to an author, whoever is logged in. A GET stops nothing, because mail servers open links. */
export default function Unsubscribe() {
  const { t } = useTranslation()
  const reply = useActionData<typeof action>()
  return (
    <div className="form-page grid gap-4">
      <PageHeading title={t("unsubscribe.title")}>
        {t(reply?.isDone ? "unsubscribe.done" : "unsubscribe.lead")}
      </PageHeading>
      {reply && !reply.isDone ? <AlertBox text={t("errors.unavailable")} since={reply} /> : null}
      {reply?.isDone ? (
        <Link to="/my-questions" className="link justify-self-start" viewTransition>
          {t("mine.title")}
        </Link>
      ) : (
        <Form method="post" className="grid">
          <button className="button button-main">{t("unsubscribe.stop")}</button>
        </Form>
      )}
    </div>
  )
}
