import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { hintsPoints } from "#game/five-hints/worth.mjs"
import { siteTitledMeta } from "#app/i18n/title"
import { Picture } from "#app/ui/picture.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { chooseGoal, viewHome, viewLive } from "./view.server"
import { firstName } from "./first-name"
import { PupilHome } from "./pupil-home"
import { StaffHome } from "./staff-home"
import { VisitorHome } from "./visitor-home"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = siteTitledMeta

/** Returns no title, because home has the site's own. The view depends on the role. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  // Home is open to everybody, so it is shown even if the payment fails or the session has ended.
  await context.player.open().catch(() => {})
  const name = firstName(context.session.person?.name ?? "")
  const [view, live] = await Promise.all([viewHome(request, context), viewLive(context)])
  return { description: context.i18n.t("site.description"), name, view, live }
}

export const action = (args: ActionFunctionArgs) => chooseGoal(args)

export default function Home() {
  const { t } = useTranslation()
  const { name, view, live: rounds } = useLoaderData<typeof loader>()
  const teaches = view.role === "Teacher" && (view.classes?.length ?? 0) > 0
  const isLiveMain = teaches || rounds?.isOpen
  const live = rounds ? (
    <a
      href={rounds.to}
      className={`button ${isLiveMain ? "button-main text-lg max-sm:w-full" : "button-quiet max-sm:grow max-sm:!px-2"}`}
    >
      {rounds.text}
    </a>
  ) : null
  if (view.role === "Visitor")
    return (
      <VisitorHome {...view} live={live}>
        <HowItGoes isOpen />
      </VisitorHome>
    )
  const isPupil = view.role === "Student"
  const isNew = isPupil && view.isNew
  const reader = view.role === "Teacher" && !view.mayTeach ? "writer" : view.role
  const stepsDone = isPupil ? null : view.stepsDone
  const hasNothing = isPupil ? view.nothing?.hasElsewhere === false : view.founding !== null
  const heading = (
    <div className="grid grow justify-items-start gap-4">
      <h1 className="text-2xl font-extrabold sm:text-3xl">{t("home.hello", { name })}</h1>
      {hasNothing || teaches || (isPupil && !isNew) ? null : (
        <p className="max-w-prose text-soft">
          {stepsDone === null
            ? t(`home.leadFor.${reader}`)
            : t("firstSteps.title", { done: stepsDone })}
        </p>
      )}
      {isLiveMain ? live : null}
    </div>
  )
  return (
    <div className="grid gap-8">
      {isPupil ? (
        <PupilHome view={view} live={hasNothing ? null : live}>
          {heading}
        </PupilHome>
      ) : (
        <>
          <header className="flex items-center justify-between gap-8">
            {heading}
            <Picture of="scenes/home" className="w-48 flex-none max-sm:hidden" />
          </header>
          <StaffHome view={view} live={isLiveMain ? null : live} />
        </>
      )}
      {hasNothing || teaches ? null : <HowItGoes isOpen={isNew} />}
    </div>
  )
}

function HowItGoes({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  if (isOpen)
    return (
      <TitledSection id="how" title={t("home.how.title")}>
        <Steps />
      </TitledSection>
    )
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">
        {t("home.how.title")}
      </summary>
      <div className="pb-4 pt-2">
        <Steps />
      </div>
    </details>
  )
}

const steps = [
  { name: "choose", icon: "book" },
  { name: "guess", icon: "five-hints" },
  { name: "climb", icon: "trophy" },
] as const

function Steps() {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {steps.map(({ name, icon }) => (
        <li key={name} className="card flex gap-4 md:flex-col">
          <Icon name={icon} className="text-2xl text-action" />
          <div>
            <h3 className="text-lg font-bold">{t(`home.how.${name}.title`)}</h3>
            <p className="text-soft">{t(`home.how.${name}.text`, hintsPoints)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
