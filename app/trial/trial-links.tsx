import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import type { Source } from "#game/rounds/round-key"
import { trialPath } from "#app/play/addresses"
import { Icon } from "#app/ui/icon.tsx"
import type { Trial } from "./trial-view"

/** Buttons that begin a round of these games in a section. Each names its own address, so one form does. */
export function TrialButtons({ games, source }: { games: readonly Game[]; source: Source }) {
  const { t } = useTranslation()
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="start" />
      {games.map((game) => (
        <button
          key={game}
          formAction={trialPath({ game, source })}
          className="button button-quiet w-full"
        >
          <Icon name={game} />
          {t(`game.${game}.title`)}
        </button>
      ))}
    </Form>
  )
}

/** Links to the rounds that the visitor began. */
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
