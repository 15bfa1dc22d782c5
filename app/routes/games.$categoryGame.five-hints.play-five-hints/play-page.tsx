import type { FiveHintsView } from "#game/rounds/five-hints"
import { NothingToPlay } from "#app/play/nothing-to-play.tsx"
import { PlayFrame } from "#app/play/play-frame.tsx"
import type { PlayReply } from "#app/play/reply"
import type { TableView } from "#app/play/table-view"
import { Result } from "./result"
import { Round } from "./round"

interface Props {
  view: TableView<FiveHintsView>
  reply: PlayReply | undefined
}

export function PlayPage({ view, reply }: Props) {
  const { round, place, total, elsewhere } = view
  const typed = reply?.typed ?? view.typed
  if (!round) return <NothingToPlay game="five-hints" place={place} elsewhere={elsewhere} />
  return (
    <PlayFrame game="five-hints" place={place}>
      {round.phase === "playing" ? (
        <Round key={round.roundId} round={round} typed={typed} error={reply?.error} />
      ) : (
        <Result round={round} place={place} total={total} />
      )}
    </PlayFrame>
  )
}
