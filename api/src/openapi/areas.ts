import * as contract from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { games } from "../games/games"

type Calls = Readonly<Record<string, Endpoint>>

/** Every call of the contract by area and name; those of all games are one area. */
export const areas: Readonly<Record<string, Calls>> = {
  ...contract,
  play: Object.assign({}, ...Object.values(games).map(({ calls }) => calls)),
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((calls) =>
  Object.values(calls),
)
