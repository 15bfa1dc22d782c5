import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titledAsSite } from "#app/i18n/title"
import { Picture } from "#app/ui/picture.tsx"
import { chooseGoal } from "./choose-goal.server"
import { HowItGoes } from "./how-it-goes"
import { PupilHome } from "./pupil-home"
import { StaffHome } from "./staff-home"
import { viewHome } from "./view.server"
import { VisitorHome } from "./visitor-home"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titledAsSite

/** Returns no title, because home has the site's own. The view depends on the role. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  // Home is open to everybody, so it is shown even where the payment fails or the session has ended.
  await context.player.open().catch(() => {})
  const name = context.session.person?.name ?? ""
  const view = await viewHome(request, context)
  return { description: context.i18n.t("site.description"), name, view }
}

/** The only form of home is the pupil's daily goal. */
export const action = (args: ActionFunctionArgs) => chooseGoal(args)

export default function Home() {
  const { t } = useTranslation()
  const { name, view } = useLoaderData<typeof loader>()
  if (view.role === "Visitor") return <VisitorHome trials={view.trials} />
  const isPupil = view.role === "Student"
  const isNew = isPupil && view.isNew
  return (
    <div className="grid gap-8">
      <header className="flex items-center justify-between gap-8">
        <div>
          <h1 className="text-2xl font-extrabold sm:text-3xl">{t("home.hello", { name })}</h1>
          {isPupil && !isNew ? null : (
            <p className="mt-2 max-w-prose text-soft">{t(`home.leadFor.${view.role}`)}</p>
          )}
        </div>
        <Picture of="scenes/home" className="w-48 flex-none max-sm:hidden" />
      </header>
      {isPupil ? <PupilHome view={view} /> : <StaffHome view={view} />}
      <HowItGoes isOpen={isNew} />
    </div>
  )
}
