import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hintsPoints } from "#game/five-hints/worth.mjs"
import { titledAsSite } from "#app/i18n/title"
import { OwnWorks } from "#app/classes/work/own-works.tsx"
import { NothingYet } from "#app/ui/choice-card.tsx"
import { Picture } from "#app/ui/picture.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { trialPath } from "#app/play/addresses"
import { OpenPacks } from "#app/play/take-along.tsx"
import type { TrialsView } from "#app/trial/trial-view"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { chooseGoal, viewHome } from "./view.server"
import { firstName } from "./first-name"
import { PupilHome } from "./pupil-home"
import { StaffHome } from "./staff-home"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titledAsSite

/** Returns no title, because home has the site's own. The view depends on the role. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  // Home is open to everybody, so it is shown even if the payment fails or the session has ended.
  await context.player.open().catch(() => {})
  const name = firstName(context.session.person?.name ?? "")
  const [view, pages] = await Promise.all([viewHome(request, context), context.offeredPages()])
  const hasLive = pages.has("/live")
  return { description: context.i18n.t("site.description"), name, view, hasLive }
}

export const action = (args: ActionFunctionArgs) => chooseGoal(args)

export default function Home() {
  const { t } = useTranslation()
  const { name, view, hasLive } = useLoaderData<typeof loader>()
  const live = hasLive ? (
    <a href="/live" className={`${quiet} justify-self-start`}>
      {t(view.role === "Teacher" ? "live.teach" : "live.join")}
    </a>
  ) : null
  if (view.role === "Visitor") return <VisitorHome trials={view.trials} live={live} />
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
      {isPupil ? <OwnWorks title={t("work.taught")} works={view.works} /> : null}
      {isPupil && view.packs.length > 0 ? <OpenPacks packs={view.packs} /> : null}
      {isPupil ? live : null}
      {isPupil ? <PupilHome view={view} /> : <StaffHome view={view} live={live} />}
      <HowItGoes isOpen={isNew} />
    </div>
  )
}

const quiet = "button button-quiet max-sm:w-full"

function VisitorHome({ trials, live }: { trials: TrialsView | null; live: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-10">
      <section className="grid items-center gap-6 sm:grid-cols-[1.4fr_1fr] sm:gap-8">
        <div className="grid gap-6">
          <div className="grid gap-4">
            <h1 className="text-2xl font-extrabold sm:text-4xl">{t("home.title")}</h1>
            <p className="max-w-prose text-soft sm:text-lg">{t("home.lead")}</p>
          </div>
          {trials?.isEmpty ? <NothingYet isTrial /> : null}
          {trials && !trials.isEmpty ? <HintCard trials={trials} /> : null}
          <div className="flex flex-wrap gap-3">
            <Link to="/signup" className="button button-main text-lg max-sm:w-full" viewTransition>
              {t(trials?.isEmpty ? "signup.title" : "home.start")}
              <Icon name="arrow-next" />
            </Link>
            <Link to="/login" className={quiet} viewTransition>
              {t("home.login")}
            </Link>
            {live}
          </div>
        </div>
        <Picture of="scenes/home" className="w-full" />
      </section>
      <HowItGoes isOpen />
      <section aria-labelledby="teachers" className="card grid justify-items-start gap-3">
        <h2 id="teachers" className="text-xl font-bold">
          {t("home.teachers.title")}
        </h2>
        <p className="max-w-prose text-soft">{t("home.teachers.text")}</p>
        <Link to="/signup?type=1" className={quiet} viewTransition>
          {t("home.teachers.start")}
        </Link>
      </section>
    </div>
  )
}

/** General knowledge: the section that needs no special interest. */
const question = {
  game: "five-hints",
  source: { category: "entertainment", section: "3" },
} as const

function HintCard({ trials: { begun, open } }: { trials: TrialsView }) {
  const { t } = useTranslation()
  const isOpen = open.includes(question.game)
  const [newest] = begun
  return (
    <div className="card grid gap-3 border-2 border-hint">
      {isOpen ? (
        <>
          <p className="flex items-center gap-3 font-bold">
            <Icon name="five-hints" className="text-3xl text-hint" />
            <span>
              {t("home.card.title")}
              <span className="block text-sm font-normal text-soft">
                {t("home.card.worth", hintsPoints)}
              </span>
            </span>
          </p>
          <Form method="post" action={trialPath(question)}>
            <button name="intent" value="start" className="button button-hint w-full">
              {t("home.card.turn")}
            </button>
          </Form>
        </>
      ) : (
        <Link to="/entertainment-sections" className="button button-quiet w-full" viewTransition>
          {t("home.tryRound")}
        </Link>
      )}
      {newest ? (
        <Link to={trialPath(newest)} className="button button-quiet w-full" viewTransition>
          <Icon name={newest.game} />
          {t(newest.phase === "playing" ? "trial.goOn" : "trial.seeResult", {
            game: t(`game.${newest.game}.title`),
          })}
        </Link>
      ) : null}
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
    <ol className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ name, icon }) => (
        <li key={name} className="card grid content-start gap-2">
          <Icon name={icon} className="text-2xl text-action" />
          <h3 className="text-lg font-bold">{t(`home.how.${name}.title`)}</h3>
          <p className="text-soft">{t(`home.how.${name}.text`, hintsPoints)}</p>
        </li>
      ))}
    </ol>
  )
}
