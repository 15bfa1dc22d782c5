import { answers } from "./answers"
import { openRounds } from "./open-rounds"
import { points } from "./points"
import { ranking } from "./ranking"
import type { Topic } from "./topic"

/** Everything that the object of a player publishes. */
export const topics: readonly Topic<unknown>[] = [ranking, answers, openRounds, points]
