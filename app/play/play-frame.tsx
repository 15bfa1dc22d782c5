import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import { useLater } from "#app/ui/hydration"
import { Picture } from "#app/ui/picture.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { ForBoard, BoardSwitch, useBoard } from "./board"
import type { ResultProps, RoundProps } from "./play-view"
import { SourceName } from "./sources/source-name"

export interface PlayPart<Playing, Answered> {
  readonly game: Game
  readonly Round: ComponentType<RoundProps<Playing>>
  readonly Result: ComponentType<ResultProps<Answered>>
}

interface FrameProps<Playing, Answered>
  extends Pick<RoundProps<Playing>, "typed" | "error">, Omit<ResultProps<Answered>, "round"> {
  part: PlayPart<Playing, Answered>
  round: Playing | Answered
}

export function PlayFrame<
  Playing extends { readonly phase: "playing"; readonly roundId: string },
  Answered extends { readonly phase: "answered" },
>({ part, round, source, typed, error, ...result }: FrameProps<Playing, Answered>) {
  const { t } = useTranslation()
  const { game, Round, Result } = part
  const isOnBoard = useBoard()
  return (
    <ForBoard
      className={`play mx-auto grid max-w-prose gap-5 ${isPlaying(round) ? "in-play" : ""}`}
    >
      <header className="roomy relative flex flex-wrap items-center justify-between gap-2 pe-12 text-sm text-soft">
        <span>
          <SourceName source={source} />
        </span>
        {isPlaying(round) || isOnBoard ? <BoardSwitch /> : null}
        <span className="inline-flex items-center gap-2">
          <Icon name={game} />
          {t(`game.${game}.title`)}
        </span>
        <SoundSwitch />
      </header>
      {isPlaying(round) ? <Picture of="saffir/points" className="referee icon-mirrored" /> : null}
      {isPlaying(round) ? (
        <Round key={round.roundId} round={round} typed={typed} error={error} />
      ) : (
        <Result round={round} source={source} {...result} />
      )}
    </ForBoard>
  )
}

const isPlaying = <
  Playing extends { readonly phase: "playing" },
  Answered extends { readonly phase: "answered" },
>(
  round: Playing | Answered,
): round is Playing => round.phase === "playing"

/** Revalidates also after an error: the answer may have been submitted, which changes the round. */
export const shouldRevalidate = () => true

const loadSoundButton = () => import("#app/sounds/sound-button.tsx")

/** Needs scripts, so it loads after the page; the header keeps its space free. */
function SoundSwitch() {
  const later = useLater(loadSoundButton)
  return later ? <later.SoundButton /> : null
}
