import type { Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"

export const sets: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "education", subject: "Math", chapter: "Sets" },
}
export const angles: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "education", subject: "Math", chapter: "Angles" },
}
export const music: RoundKey<"five-hints"> = {
  game: "five-hints",
  source: { category: "entertainment", section: "0" },
}

/** The key of another game with the same source. */
export const keyOf = <G extends Game>(game: G, { source }: RoundKey = sets): RoundKey<G> => ({
  game,
  source,
})
