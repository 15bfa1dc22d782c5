import { expect, it } from "vitest"
import { review } from "#contract"
import { call, rowsOf } from "./support/api"
import { addPool, buildSchool, enrol } from "./support/world"
import { getRow, run } from "./support/sql"

/**
 * The most rows that each page may read. A filter reads as many entries of each group as the page shows; a search
 * reads one row for each question under review.
 */
const limitsOf = (waiting: number) => ({
  "category=education": 100,
  "category=education&size=50": 350,
  "category=education&game=offside": 140,
  "category=education&language=ar": 140,
  "category=education&before=900": 100,
  "category=entertainment&section=2": 100,
  "category=education&search=number 77 of": waiting + 100,
})

await buildSchool()
const huda = await enrol("Admin", "Huda")

const read = (path: string) => rowsOf(() => call(path, { token: huda.token, language: "en" }))

it.each([1_000, 10_000])("reads few rows with %i questions under review", async (count) => {
  const before = await getRow<{ n: number }>("SELECT count(*) AS n FROM questions")
  await addWaiting(count - (before?.n ?? 0))
  // The first search folds the texts of all questions, so it is not measured.
  await read("/api/Admin/review-page?category=education&search=river")
  const figures = new Map<string, number>()
  for (const query of Object.keys(limitsOf(count))) {
    const { done, read: rows } = await read(`/api/Admin/review-page?${query}`)
    figures.set(query, rows)
    expect(done.text.length).toBeLessThan(100_000)
    expect(review.reviewPage.ok.parse(done.body).found).toBeGreaterThan(0)
  }
  console.log(`Of ${count}:`, Object.fromEntries(figures))
  const limits = Object.entries(limitsOf(count))
  expect(limits.filter(([query, limit]) => (figures.get(query) ?? Infinity) > limit)).toEqual([])
  const counts = await read("/api/Admin/waiting-counts")
  expect(counts.read).toBeLessThanOrEqual(12)
  const authors = await read("/api/Admin/waiting-authors")
  expect(authors.read).toBeLessThanOrEqual(10)
  const one = await read("/api/Admin/waiting-question/500")
  expect(one.read).toBeLessThanOrEqual(20)
})

/** Adds questions of chapters and a section, in two games and languages; filters look for the rarest ones. */
async function addWaiting(count: number): Promise<void> {
  const pools = [
    [await pool({ chapter: 1 }), "en", count * 0.6],
    [await pool({ section: 2 }), "en", count * 0.3],
    [await pool({ chapter: 2, game: "offside" }), "en", count * 0.05],
    [await pool({ chapter: 2 }), "ar", count * 0.05],
  ] as const
  for (const [poolId, language, some] of pools)
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO questions (pool_id, status, language, question, lines, answer, summary,
          fingerprint, author_id, created_at)
        SELECT ?, 'waiting', ?, 'Which river is meant in number ' || i || ' of many?',
          '["It is long","It floods","It runs north","It has a delta","Cairo drinks it"]', 'Nile',
          'It carries the rain of Ethiopia to the sea, past Khartoum and Cairo.', 'f' || i, ?, i FROM n`,
      some,
      poolId,
      language,
      huda.id,
    )
}

/** Returns the id of a pool, which a second run finds again. */
async function pool(wanted: Parameters<typeof addPool>[0]): Promise<number> {
  const { chapter = null, section = null, game = "five hints" } = wanted
  const found = await getRow<{ id: number }>(
    "SELECT id FROM pools WHERE chapter_number IS ? AND section IS ? AND game = ?",
    chapter,
    section,
    game,
  )
  return found?.id ?? addPool(wanted)
}
