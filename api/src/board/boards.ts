import { within, type Bindings } from "../platform"
import type { PlayerState } from "../store/play/published"
import { entriesOf, nameOf, toErased, type BoardKey, type Placed } from "./board-key"

type BoardBindings = Pick<Bindings, "BOARD" | "JURISDICTION">

const boardOf = ({ BOARD, JURISDICTION }: BoardBindings, key: BoardKey) =>
  within(BOARD, JURISDICTION).getByName(nameOf(key))

/** Makes one call per leaderboard. If one fails, others may have stored their entries: the caller sends all again. */
async function applyEntries(bindings: BoardBindings, placed: readonly Placed[]): Promise<void> {
  const keys = new Map(placed.map(({ key }) => [nameOf(key), key]))
  await Promise.all(
    [...keys].map(([name, key]) => {
      const own = placed.filter((each) => nameOf(each.key) === name)
      return boardOf(bindings, key).write(
        key,
        own.map(({ entry }) => entry),
      )
    }),
  )
}

export const rankStates = (bindings: BoardBindings, states: readonly PlayerState[]) =>
  applyEntries(bindings, states.flatMap(entriesOf))

export const rankNoMore = (bindings: BoardBindings, state: PlayerState) =>
  applyEntries(bindings, entriesOf(state).map(toErased))

export const readBoardOf = (bindings: BoardBindings, key: BoardKey, personId: number) =>
  boardOf(bindings, key).read(key, personId)
