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
  const { isIssued } = getSourceTraits(source)
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
        <>
          {isIssued ? <PraiseCard praise={view.praise} /> : null}
          {isIssued ? <NextQuestion roundId={round.roundId} /> : null}
          <OtherSource game={game} source={source} />
          {isIssued && !isOnBoard ? <Day day={day} /> : null}
          {isIssued && !isOnBoard ? <Install roundId={round.roundId} /> : null}
        </>
      }
      feedback={<Feedback feedback={view.feedback} />}
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
