import type { OffsideView } from "#game/rounds/offside"
import { NothingToPlay } from "#app/play/nothing-to-play.tsx"
import { PlayFrame } from "#app/play/play-frame.tsx"
import type { PlayReply } from "#app/play/reply"
import type { TableView } from "#app/play/table-view"
import { Result } from "./result"
import { Round } from "./round"

interface Props {
  view: TableView<OffsideView>
  reply: PlayReply | undefined
}

export function PlayPage({ view, reply }: Props) {
  const { round, place, total, elsewhere } = view
  const typed = reply?.typed ?? view.typed
  if (!round) return <NothingToPlay game="offside" place={place} elsewhere={elsewhere} />
  return (
    <PlayFrame game="offside" place={place}>
      {round.phase === "playing" ? (
        <Round key={round.roundId} round={round} typed={typed} error={reply?.error} />
      ) : (
        <Result round={round} place={place} total={total} />
      )}
    </PlayFrame>
  )
}
