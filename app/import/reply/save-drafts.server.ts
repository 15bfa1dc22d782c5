import { wireGames } from "#contract/words"
import type { DraftFields } from "#app/import/check/check-rows.server"
import type { CheckedPart } from "#app/import/check/check-rows.server"
import { orNull } from "#app/forms/unavailable.server"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"
import { pagesWithinLimits } from "./send-rows.server"

export interface SavedDrafts {
  /** The numbers of the rows that are kept now, also those that were kept before. */
  readonly stored: ReadonlySet<number>
  /** Why others are not: the API became unavailable, or there is no room. */
  readonly stop: "draftsBrokenOff" | "draftsFull" | null
}

/** Keeps the rows that only lack something as drafts. The same row is not kept twice, so it is safe to repeat. */
export async function saveDrafts(
  { upstream: { authoring } }: Pick<AppContext, "upstream">,
  parts: readonly CheckedPart[],
): Promise<SavedDrafts> {
  const stored = new Set<number>()
  for (const page of pagesWithinLimits(toDrafts(parts), ({ draft }) => draft)) {
    const drafts = page.map(({ draft }) => draft)
    const reply = await orNull(orMissing(authoring.saveDrafts({ drafts })))
    if (reply?.status !== 200) return { stored, stop: "draftsBrokenOff" }
    for (const [index, { number }] of page.entries())
      if (reply.body[index] !== "full") stored.add(number)
    if (reply.body.includes("full")) return { stored, stop: "draftsFull" }
  }
  return { stored, stop: null }
}

const toDrafts = (parts: readonly CheckedPart[]) =>
  parts.flatMap(({ layout, rows }) =>
    rows.flatMap(({ number, draft }) =>
      draft ? [{ number, draft: { game: wireGames[layout.game], fields: writable(draft) } }] : [],
    ),
  )

const writable = (draft: DraftFields) =>
  Object.fromEntries(Object.entries(draft).map(([name, texts]) => [name, [...texts]]))
