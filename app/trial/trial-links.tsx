import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import type { Source } from "#game/sources/source"
import { trialPath } from "#app/play/addresses"
import type { ProgressNote } from "#app/play/progress.server"
import { Icon } from "#app/ui/icon.tsx"
import type { Trial } from "./trial-view"

export const tiles = "grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2"

export const tile = "button button-quiet min-w-0 flex-col !gap-1 !px-1 !leading-tight"

export function GameTile({ game, note }: { game: Game; note?: ProgressNote | null }) {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden className="flex items-center gap-2 tabular-nums">
        <Icon name={game} className="text-2xl text-action" />
        {note?.isDone ? <Icon name="check" /> : note?.left}
      </span>
      <span className="text-xs">
        {t(`game.${game}.title`)}
        {note ? <span className="sr-only">: {note.text}</span> : null}
      </span>
    </>
  )
}

/** Buttons that start a round of these games in a section. Each has its own `formAction`, so one form is enough. */
export function TrialButtons({ games, source }: { games: readonly Game[]; source: Source }) {
  return (
    <Form method="post" className={tiles}>
      <input type="hidden" name="intent" value="start" />
      {games.map((game) => (
        <button key={game} formAction={trialPath({ game, source })} className={tile}>
          <GameTile game={game} />
        </button>
      ))}
    </Form>
  )
}

export function BegunTrials({ trials }: { trials: readonly Trial[] }) {
  const { t } = useTranslation()
  return trials.map(({ game, source, phase }) => (
    <Link
      key={game}
      to={trialPath({ game, source })}
      className="button button-quiet w-full"
      viewTransition
    >
      <Icon name={game} />
      {t(phase === "playing" ? "trial.goOn" : "trial.seeResult", {
        game: t(`game.${game}.title`),
      })}
    </Link>
  ))
}

export function AccountOffer({ redirectTo, promised }: { redirectTo: string; promised: number }) {
  const { t } = useTranslation()
  const query = new URLSearchParams({ redirectTo })
  return (
    <>
      {promised > 0 ? (
        <p className="text-lg font-bold">{t("trial.promised", { count: promised })}</p>
      ) : null}
      <p>{t("trial.why")}</p>
      <div className="next-bar">
        <Link to={`/signup?${query}`} className="button button-main w-full text-lg" viewTransition>
          {t("trial.signUp")}
          <Icon name="arrow-next" />
        </Link>
      </div>
      <Link
        to={`/login?${query}`}
        className="button button-quiet w-full max-md:order-1"
        viewTransition
      >
        {t("home.login")}
      </Link>
    </>
  )
}
