import { gameNames } from "#contract/words"
import type { RoundView } from "#game/games"
import type { TrialsView } from "./trial-view"

export const viewTrials = (rounds: readonly RoundView[]): TrialsView => ({
  begun: rounds.map(({ game, source, phase }) => ({ game, source, phase })),
  open: gameNames.filter((game) => rounds.every((round) => round.game !== game)),
})
