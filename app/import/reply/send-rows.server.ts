import { importLimits } from "#contract/limits"
import { wireGames } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import type { CheckedRow, DraftFields, CheckedPart } from "#app/import/check/check-rows.server"
import { orMissing } from "#app/upstream/errors.server"

export interface SentRows {
  readonly made: number
  readonly known: number
  readonly stored: ReadonlySet<number>
  readonly refused: ReadonlySet<number>
  /**
   * Why rows were not sent, which can be sent later: the API became unavailable (`brokenOff`), or the author has as many
   * questions under review as one may have (`full`).
   */
  readonly stop: "brokenOff" | "full" | null
}

type Good = CheckedRow & { readonly question: NonNullable<CheckedRow["question"]> }
type State = "made" | "known" | "refused" | "full"

/**
 * Sends valid rows, several per call, until all are sent, the API is unavailable, or there is no room for more. The API
 * stores no question twice, so it is safe to send the rest, or everything, again.
 */
export async function sendRows(
  { upstream }: Pick<AppContext, "upstream">,
  rows: readonly CheckedRow[],
): Promise<SentRows> {
  const sent = { made: 0, known: 0, stored: new Set<number>(), refused: new Set<number>() }
  for (const page of toPages(rows.filter(isGood))) {
    const reply = await orNull(sendPage(upstream, page))
    if (reply === null) return { ...sent, stop: "brokenOff" }
    for (const [index, row] of page.entries()) {
      const state = reply[index] ?? "refused"
      if (state === "refused") sent.refused.add(row.number)
      else if (state !== "full") {
        sent[state] += 1
        sent.stored.add(row.number)
      }
    }
    if (reply.includes("full")) return { ...sent, stop: "full" }
  }
  return { ...sent, stop: null }
}

const isGood = (row: CheckedRow): row is Good => row.question !== null

/** A call takes questions of chapters or of sections, never both. */
function toPages(rows: readonly Good[]): readonly (readonly Good[])[] {
  const inSection = rows.filter(({ question }) => "section" in question.placement)
  const inChapter = rows.filter(({ question }) => !("section" in question.placement))
  return [inChapter, inSection].flatMap((each) => pagesWithinLimits(each, toBody))
}

const envelopeBytes = 100

function pagesWithinLimits<Entry>(
  rows: readonly Entry[],
  bodyOf: (row: Entry) => object,
): readonly (readonly Entry[])[] {
  const pages: Entry[][] = []
  let left = 0
  for (const row of rows) {
    const bytes = toBytes(bodyOf(row))
    const page = pages.at(-1)
    if (page && page.length < importLimits.perCall && bytes <= left) page.push(row)
    else {
      pages.push([row])
      left = importLimits.callBytes - envelopeBytes
    }
    left -= bytes
  }
  return pages
}

const toBytes = (body: object): number =>
  new TextEncoder().encode(JSON.stringify(body)).byteLength + 1

const toBody = ({ question }: Good) => ({ ...question.placement, ...question.body })

/** The state of each row; empty if the API refuses the whole call. */
async function sendPage(
  { authoring }: AppContext["upstream"],
  page: readonly Good[],
): Promise<readonly State[]> {
  const inSection = page.flatMap(({ question: { placement, body } }) =>
    "section" in placement ? [{ ...placement, ...body }] : [],
  )
  const inChapter = page.flatMap(({ question: { placement, body } }) =>
    "section" in placement ? [] : [{ ...placement, ...body }],
  )
  const reply =
    inSection.length > 0
      ? await authoring.importEntertainment(inSection)
      : await authoring.importEducation(inChapter)
  return reply.status === 200 ? reply.body.map(({ state }) => state) : []
}

export interface RowOutcomes {
  readonly stored: ReadonlySet<number>
  readonly refused: ReadonlySet<number>
}

export const outcomeFields = ({ stored, refused }: RowOutcomes) => ({
  stored: [...stored].join(" "),
  refused: [...refused].join(" "),
})

/** More than the numbers of as many rows as an import may have. */
const fieldMax = 5000

export function toRowOutcomes(form: FormData): RowOutcomes {
  const numbersIn = (name: string) =>
    new Set(
      String(form.get(name) ?? "")
        .slice(0, fieldMax)
        .split(" ")
        .filter(Boolean)
        .map(Number),
    )
  return { stored: numbersIn("stored"), refused: numbersIn("refused") }
}

export const joinOutcomes = (one: RowOutcomes, other: RowOutcomes): RowOutcomes => ({
  stored: new Set([...one.stored, ...other.stored]),
  refused: new Set([...one.refused, ...other.refused]),
})

export const rowsLeft = (
  rows: readonly CheckedRow[],
  { stored, refused }: RowOutcomes,
): readonly CheckedRow[] =>
  rows
    .filter(({ number }) => !stored.has(number))
    .map((row) =>
      refused.has(row.number)
        ? { ...row, question: null, errors: { "": [{ key: "errors.make.refused" }] }, draft: null }
        : row,
    )

export interface SavedDrafts {
  readonly stored: ReadonlySet<number>
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
