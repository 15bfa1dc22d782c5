import type { PlayerSnapshot } from "#contract/live/snapshot"

type Room = Pick<PlayerSnapshot, "phase" | "places">

/** The name of a phase, by which its page is titled: not every round has places. */
export function nameMoment({ phase, places }: Room) {
  if (places === "class goal" && (phase === "standings" || phase === "podium")) return "goal"
  return places === "none" && phase === "podium" ? "done" : phase
}
