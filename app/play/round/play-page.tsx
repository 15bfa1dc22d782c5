import { getSourceTraits } from "#game/sources/source"
import { Day } from "#app/play/end/day.tsx"
import {
  Feedback,
  NextQuestion,
  OtherSource,
  PraiseCard,
  NothingToPlay,
} from "#app/play/end/next-links.tsx"
import { useBoard } from "#app/play/board.tsx"
import { useLater } from "#app/ui/hydration"
import { PlayFrame, type PlayPart } from "#app/play/play-frame.tsx"
import type { RefusedForm, PlayView } from "#app/play/play-view"

interface Props<Playing, Answered> {
  part: PlayPart<Playing, Answered>
  view: PlayView<Playing | Answered>
  reply: RefusedForm | undefined
}

export function PlayPage<
  Playing extends { readonly phase: "playing"; readonly roundId: string },
  Answered extends { readonly phase: "answered"; readonly roundId: string },
>({ part, view, reply }: Props<Playing, Answered>) {
  const { game } = part
  const { round, source, day, end } = view
  const isOnBoard = useBoard()
  if (end) return <NothingToPlay game={game} source={source} end={end} />
  if (!round) return null
  return (
    <PlayFrame
      part={part}
      round={round}
      source={source}
      typed={reply?.typed ?? view.typed}
      error={reply?.error}
      next={
        !getSourceTraits(source).isIssued ? null : (
          <>
            <PraiseCard praise={view.praise} />
            <NextQuestion roundId={round.roundId} />
            {isOnBoard ? null : <Day day={day} />}
            {isOnBoard ? null : <Install roundId={round.roundId} />}
          </>
        )
      }
      others={
        <>
          <Feedback feedback={view.feedback} />
          <OtherSource game={game} source={source} />
        </>
      }
    />
  )
}

const loadHint = () =>
  "onbeforeinstallprompt" in window
    ? import("#app/play/end/install-hint.tsx")
    : Promise.reject(new Error("This browser does not offer to install pages."))

function Install({ roundId }: { roundId: string }) {
  const later = useLater(loadHint)
  return later ? <later.InstallHint roundId={roundId} /> : null
}
