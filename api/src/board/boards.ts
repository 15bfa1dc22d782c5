import { within, type Bindings } from "../platform"
import type { PlayerState } from "../store/play/published"
import { toBoardEntries, getName, toErased, type BoardKey, type PlacedEntry } from "./board-key"

type BoardBindings = Pick<Bindings, "BOARD" | "JURISDICTION">

const getBoard = ({ BOARD, JURISDICTION }: BoardBindings, key: BoardKey) =>
  within(BOARD, JURISDICTION).getByName(getName(key))

/** Makes one call per leaderboard. If one fails, others may have stored their entries: the caller sends all again. */
async function applyEntries(
  bindings: BoardBindings,
  placed: readonly PlacedEntry[],
): Promise<void> {
  const keys = new Map(placed.map(({ key }) => [getName(key), key]))
  await Promise.all(
    [...keys].map(([name, key]) => {
      const own = placed.filter((each) => getName(each.key) === name)
      return getBoard(bindings, key).write(
        key,
        own.map(({ entry }) => entry),
      )
    }),
  )
}

export const rankStates = (bindings: BoardBindings, states: readonly PlayerState[]) =>
  applyEntries(bindings, states.flatMap(toBoardEntries))

export const rankNoMore = (bindings: BoardBindings, state: PlayerState) =>
  applyEntries(bindings, toBoardEntries(state).map(toErased))

export const readBoardOf = (bindings: BoardBindings, key: BoardKey, personId: number) =>
  getBoard(bindings, key).read(key, personId)
