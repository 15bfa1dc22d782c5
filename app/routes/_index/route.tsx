import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Role } from "#contract/words"
import { hintsPoints } from "#game/five-hints/worth.mjs"
import { titledAsSite } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { nextStepOf } from "#app/shell/navigation"
import { offersTrials } from "#app/trial/guard.server"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Picture } from "#app/ui/picture.tsx"

export const meta = titledAsSite

/** The site's own title; what a person may do next depends on the role. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  // Home is open to everybody, also to whose session has just ended.
  await payBeforePage(request, context).catch(() => {})
  const { person } = context.session
  return {
    description: context.i18n.t("site.description"),
    person: person && { name: person.name, role: person.role },
    offersTrials: await offersTrials(context),
  }
}

type Person = { readonly name: string; readonly role: Role } | null

export default function Home() {
  const { person, offersTrials } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-12">
      <Welcome person={person} offersTrials={offersTrials} />
      <HowItGoes />
    </div>
  )
}

function Welcome({ person, offersTrials }: { person: Person; offersTrials: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="grid items-center gap-8 sm:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-5">
        <h1 className="text-3xl font-extrabold sm:text-4xl">
          {person ? t("home.hello", { name: person.name }) : t("home.title")}
        </h1>
        <p className="max-w-prose text-lg text-soft">
          {person ? t(`home.leadFor.${person.role}`) : t("home.lead")}
        </p>
        <div className="flex flex-wrap gap-3">
          {person ? <ForPerson role={person.role} /> : <ForVisitor offersTrials={offersTrials} />}
        </div>
      </div>
      <Picture of="scenes/home" className="w-full max-w-sm justify-self-center" />
    </section>
  )
}

function ForVisitor({ offersTrials }: { offersTrials: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Link to="/signup" className="button button-main text-lg max-sm:w-full" viewTransition>
        {t("home.start")}
        <Icon name="arrow-next" />
      </Link>
      <Link to="/login" className="button button-quiet max-sm:w-full" viewTransition>
        {t("home.login")}
      </Link>
      {offersTrials ? (
        <Link
          to="/entertainment-sections"
          className="button button-quiet max-sm:w-full"
          viewTransition
        >
          {t("home.tryRound")}
        </Link>
      ) : null}
    </>
  )
}

/** What works for this role now, the likeliest first. */
function ForPerson({ role }: { role: Role }) {
  const { t } = useTranslation()
  const next = nextStepOf({ role })
  const other = others[role]
  return (
    <>
      <Link to={next.to} className="button button-main text-lg max-sm:w-full" viewTransition>
        {t(next.label)}
        <Icon name="arrow-next" />
      </Link>
      <Link to={other.to} className="button button-quiet max-sm:w-full" viewTransition>
        {t(other.label)}
      </Link>
    </>
  )
}

const others = {
  Student: { to: "/entertainment-sections", label: "home.playFun" },
  Teacher: { to: "/games/entertainment", label: "home.try" },
  Admin: { to: "/games/entertainment", label: "home.try" },
  User: { to: "/games/entertainment", label: "home.allGames" },
} as const

function HowItGoes() {
  const { t } = useTranslation()
  const steps = [
    { name: "choose", icon: "book" },
    { name: "guess", icon: "five-hints" },
    { name: "climb", icon: "trophy" },
  ] as const
  return (
    <TitledSection id="how" title={t("home.how.title")}>
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map(({ name, icon }) => (
          <li key={name} className="card grid content-start gap-2">
            <Icon name={icon} className="text-2xl text-action" />
            <h3 className="text-lg font-bold">{t(`home.how.${name}.title`)}</h3>
            <p className="text-soft">{t(`home.how.${name}.text`, hintsPoints)}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
