import { env } from "cloudflare:workers"
import { expect, it } from "vitest"
import { storeApproval } from "../../api/src/store/review/decisions"
import { createStore } from "../../api/src/db/store"
import { drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

const store = createStore(env.DB)
await buildSchool()
const pool = await addPool({ chapter: 1 }, 2)
const admin = await enrol("Admin")

/** Writes a question that is pending review and returns its id. */
async function writeQuestion(name: string): Promise<number> {
  const row = await getRow<{ id: number }>(
    `INSERT INTO questions (pool_id, status, language, question, lines, answer, summary, fingerprint,
      created_at) VALUES (?, 'waiting', 'en', 'Which?', '["1","2","3","4","5"]', ?, '', ?, 0)
      RETURNING id`,
    pool,
    name,
    name,
  )
  return row?.id ?? 0
}

const approve = (questionId: number) => storeApproval(store, { questionId, personId: admin.id }, 5)
const sizes = async () => (await getRow("SELECT sizes FROM pools WHERE id = ?", pool))?.["sizes"]

it("an approved question is drawn for a player who has played all the others", async () => {
  const player = await enrol()
  await drawHints(player)
  await drawHints(player)
  expect(await approve(await writeQuestion("new"))).toBe(true)
  expect((await drawHints(player)).body.correctAnswer).toBe("new")
})

it("the first of two decisions counts and leaves no position empty", async () => {
  const ids = await Promise.all(["a", "b", "c"].map(writeQuestion))
  const decided = await Promise.all([...ids, ...ids].map(approve))
  expect(decided.filter(Boolean)).toHaveLength(3)
  expect(await sizes()).toBe('{"en0":6}')
  const positions = await env.DB.prepare("SELECT position FROM questions ORDER BY position").raw()
  expect(positions.flat()).toEqual([0, 1, 2, 3, 4, 5])
})

it("an unknown question cannot be approved", async () => {
  expect(await approve(999)).toBe(false)
})
