import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { titled } from "#app/i18n/title"
import { PageHeading } from "#app/ui/headings.tsx"
import { leaveSession } from "./log-out.server"

export const meta = titled

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.person) throw redirect("/", 303)
  return { title: context.i18n.t("logout.title") }
}

export async function action({ context }: ActionFunctionArgs) {
  await leaveSession(context)
  context.toasts.put("success", "toast.signedOut")
  return redirect("/", 303)
}

/** For people who open this address; the menu's button posts here directly. */
export default function Logout() {
  const { t } = useTranslation()
  const { title } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto max-w-form">
      <PageHeading title={title}>{t("logout.lead")}</PageHeading>
      <Form method="post">
        <SubmitButton busy={t("account.logout")}>{t("account.logout")}</SubmitButton>
      </Form>
    </div>
  )
}
