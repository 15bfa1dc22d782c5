import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import { hasOwnPacks, packsGone } from "#app/cookies/packs-cookie.server"
import { mayHaveOpenPack } from "#app/play/packs.server"
import type { AppContext } from "#app/server/context.server"
import { returnPath } from "#app/session/return-path.server"
import { PageHeading } from "#app/ui/headings.tsx"
import { leaveSession } from "./log-out.server"

export const meta = pageMeta

/** In the address of the form that has said that packs go. */
const packsQuery = "packs"

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { person } = context.session
  const next = getNext(request)
  if (!person) throw redirect(next, 303)
  const isReset = next !== "/"
  return {
    losesPacks: await losesPacks(request, context),
    title: context.i18n.t(isReset ? "logout.reset.title" : "logout.title"),
    name: person.name,
    isReset,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url)
  const isGone = url.searchParams.has(packsQuery)
  const { person } = context.session
  if (!isGone && (await losesPacks(request, context))) {
    url.searchParams.set(packsQuery, "gone")
    return redirect(`${url.pathname}${url.search}`, 303)
  }
  await leaveSession(context)
  context.toasts.put("success", "toast.signedOut")
  const headers = person ? packsGone(request, person.id) : {}
  return redirect(getNext(request), { status: 303, headers })
}

async function losesPacks(request: Request, context: AppContext): Promise<boolean> {
  const { person } = context.session
  return person !== null && hasOwnPacks(request, person.id) && mayHaveOpenPack(context)
}

function getNext(request: Request): string {
  const path = returnPath(new URL(request.url).searchParams.get("redirectTo"))
  return path.startsWith("/password-reset/") ? path : "/"
}

/** For people who open this address, or a reset link; the menu's button posts here directly. */
export default function Logout() {
  const { t } = useTranslation()
  const { title, name, isReset, losesPacks } = useLoaderData<typeof loader>()
  return (
    <div className="form-page grid gap-4">
      <PageHeading title={title}>
        {isReset ? t("logout.reset.lead", { name }) : t("logout.lead")}
      </PageHeading>
      {losesPacks ? <p className="card border-hint font-bold">{t("logout.packs")}</p> : null}
      <Form method="post" reloadDocument>
        <SubmitButton busy={t("account.logout")}>
          {isReset ? t("logout.reset.submit") : t("account.logout")}
        </SubmitButton>
      </Form>
      <Link to="/" className="button button-quiet max-sm:w-full" viewTransition>
        {t("logout.stay", { name })}
      </Link>
    </div>
  )
}
