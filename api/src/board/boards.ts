import { within, type Bindings } from "../http/platform"
import { getName, type BoardKey, type PlacedEntry } from "./board-key"

type BoardBindings = Pick<Bindings, "BOARD" | "JURISDICTION">

const getBoard = ({ BOARD, JURISDICTION }: BoardBindings, key: BoardKey) =>
  within(BOARD, JURISDICTION).getByName(getName(key))

/** Makes one call per leaderboard. If one fails, others may have stored their entries: the caller sends all again. */
export async function applyEntries(
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

export const readBoardOf = (bindings: BoardBindings, key: BoardKey, personId: number) =>
  getBoard(bindings, key).read(key, personId)
