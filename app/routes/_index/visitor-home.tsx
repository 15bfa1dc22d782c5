import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hintsPoints } from "#game/five-hints/worth.mjs"
import { trialPath } from "#app/play/addresses"
import type { TrialsView } from "#app/trial/trial-view"
import { NothingYet } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"

interface VisitorProps {
  readonly trials: TrialsView | null
  readonly isUnmade: boolean
  readonly live: ReactNode
  readonly children: ReactNode
}

export function VisitorHome({ trials, isUnmade, live, children }: VisitorProps) {
  const { t } = useTranslation()
  const isEmpty = trials?.isEmpty === true
  const isQuiet = trials !== null && hasRound(trials)
  return (
    <div className="grid gap-10">
      <section className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-6 md:grid-cols-[1.4fr_1fr] md:gap-x-8">
        <div className="grid content-start gap-4">
          <h1 className="text-2xl font-extrabold md:text-4xl">{t("home.title")}</h1>
          {isEmpty ? null : (
            <p className="max-w-prose text-soft md:text-lg">{t("home.leadFor.Student")}</p>
          )}
        </div>
        <div className="grid content-start gap-6 md:col-start-1">
          {isUnmade ? <p className="card max-w-prose border-hint">{t("home.unmade")}</p> : null}
          {isEmpty && !isUnmade ? <NothingYet isTrial /> : null}
          {trials && !trials.isEmpty ? <HintCard trials={trials} /> : null}
          <div className="flex flex-wrap gap-3">
            {isUnmade ? (
              <>
                <Link to="/login" className="button button-quiet max-sm:w-full" viewTransition>
                  {t("home.login")}
                </Link>
                <Link to="/signup" className="link" viewTransition>
                  {t("home.setUp")}
                </Link>
              </>
            ) : (
              <Link
                to="/signup"
                className={`button max-sm:w-full ${isQuiet ? "button-quiet" : "button-main text-lg"}`}
                viewTransition
              >
                {t(isEmpty ? "signup.title" : "home.start")}
                <Icon name="arrow-next" />
              </Link>
            )}
            {isUnmade ? null : live}
          </div>
        </div>
        <Picture
          of="scenes/home"
          className="w-full max-md:hidden md:col-start-2 md:row-span-2 md:row-start-1"
        />
      </section>
      {isEmpty ? null : children}
      {isUnmade ? null : (
        <p className="card">
          <strong className="mb-2 block text-xl">{t("home.teachers.title")}</strong>
          {t("home.teachers.text")}{" "}
          <Link
            to="/signup?type=1"
            className="link inline-flex min-h-[2.75rem] items-center"
            viewTransition
          >
            {t("home.teachers.start")}
          </Link>
        </p>
      )}
    </div>
  )
}

/** General knowledge: the section that needs no special interest. */
const question = {
  game: "five-hints",
  source: { category: "entertainment", section: "3" },
} as const

const hasRound = ({ begun: [newest], open, isEmpty }: TrialsView) =>
  !isEmpty && (open.includes(question.game) || newest?.phase === "playing")

function HintCard({ trials: { begun, open } }: { trials: TrialsView }) {
  const { t } = useTranslation()
  const isOpen = open.includes(question.game)
  const [newest] = begun
  return (
    <div className="card grid gap-3 border-2 border-hint !p-4">
      {isOpen ? (
        <>
          <p className="flex items-center gap-2 font-bold">
            <Picture of="saffir/points" className="icon-mirrored w-10 flex-none md:hidden" />
            <Icon name="five-hints" className="text-3xl text-hint max-md:hidden" />
            <span>
              {t("home.card.title")}
              <span className="block text-sm font-normal text-soft">
                {t("home.card.worth", hintsPoints)}
              </span>
            </span>
          </p>
          <Form method="post" action={trialPath(question)}>
            <button name="intent" value="start" className="button button-hint w-full !px-1">
              {t("home.card.turn")}
            </button>
          </Form>
        </>
      ) : null}
      {newest ? (
        <Link
          to={trialPath(newest)}
          className={`button w-full ${isOpen || newest.phase !== "playing" ? "button-quiet" : "button-hint"}`}
          viewTransition
        >
          <Icon name={newest.game} />
          {t(newest.phase === "playing" ? "trial.goOn" : "trial.seeResult", {
            game: t(`game.${newest.game}.title`),
          })}
        </Link>
      ) : null}
      {isOpen || open.length === 0 ? null : (
        <Link to="/entertainment-sections" className="button button-quiet w-full" viewTransition>
          {t("trial.others")}
        </Link>
      )}
    </div>
  )
}
