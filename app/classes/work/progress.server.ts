import type { AppContext } from "#app/server/context.server"

interface Counts {
  readonly finished: number
  readonly began: number
  readonly pupils: number
}

/** The three add up to the pupils. Those who have left the class are in the first two counts of the upstream. */
export function sayProgress(
  { finished, began, pupils }: Counts,
  { t }: AppContext["i18n"],
): string {
  const done = Math.min(finished, pupils)
  const begun = Math.max(Math.min(began, pupils) - done, 0)
  return t("work.progress", { done, begun, rest: pupils - done - begun })
}
