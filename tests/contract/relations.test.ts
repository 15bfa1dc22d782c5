import { expect, it } from "vitest"
import type { Relation } from "#contract/endpoint"
import { callRows } from "../support/access-of-calls"
import { call } from "./support/api"
import { buildClass, join, makeClass, showClass } from "./support/classes"
import { openRoom } from "./support/live"
import { send } from "./support/versions"
import { choose, questionsIn, setWork } from "./support/work"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

interface Related {
  /** The id in the address. */
  readonly id: number | string
  /** In an address that has two ids. */
  readonly pupil?: number
  readonly related: readonly Member[]
  readonly others: readonly Member[]
}

await buildSchool()
const pools = [
  await addPool({ chapter: 1 }, 1),
  await addPool({ chapter: 1, game: "offside" }, 1),
  await addPool({ chapter: 1, game: "DifficultyLevel" }, [1]),
]
const content = choose(...(await Promise.all(pools.map(questionsIn))))
await run("INSERT INTO schools (id) VALUES (2)")
const [admin, stranger] = [await enrol("Admin"), await enrol("Admin")]
await run("UPDATE people SET school_id = 2 WHERE id = ?", stranger.id)
const [author, teacher, pupil] = [await enrol("Teacher"), await enrol("Teacher"), await enrol()]

async function pupilOfAnother(teacher: Member): Promise<Member> {
  const id = await makeClass(teacher)
  const pupil = await enrol()
  await join(pupil, (await showClass(teacher, id)).code ?? "")
  return pupil
}

/** A former teacher, and a teacher of another class. */
async function strangersOf({ gone, other }: { readonly gone: Member; readonly other: Member }) {
  await makeClass(other)
  return [gone, other]
}

let questions = 0
const ask = () => send(author, `Question ${(questions += 1)}?`)

/** New for each call, since a call may change it. */
const build: { readonly [R in Relation]: () => Promise<Related> } = {
  colleague: async () => ({ id: (await enrol()).id, related: [admin], others: [stranger] }),
  author: async () => ({
    id: await ask(),
    related: [author],
    others: [teacher, pupil, admin],
  }),
  "author or admin": async () => ({
    id: await ask(),
    related: [author, admin],
    others: [teacher, pupil],
  }),
  "teacher of the class": async () => {
    const { id, own, second, pupils, ...rest } = await buildClass()
    const others = await strangersOf(rest)
    return { id, pupil: pupils[0].id, related: [own, second], others }
  },
  "pupil of the class": async () => {
    const { id, pupils, gone } = await buildClass()
    const [inside, left, takenOut] = pupils
    return { id, related: [inside], others: [left, takenOut, await pupilOfAnother(gone), pupil] }
  },
  "teacher of the work's class": async () => {
    const { id, own, second, ...rest } = await buildClass()
    return {
      id: await setWork(own, id, { content }),
      related: [own, second],
      others: await strangersOf(rest),
    }
  },
  "pupil of the work's class": async () => {
    const { id, own, pupils, gone } = await buildClass()
    const [inside, left, takenOut] = pupils
    const others = [left, takenOut, await pupilOfAnother(gone), pupil]
    return { id: await setWork(own, id, { content }), related: [inside], others }
  },
  "teacher of the room": async () => {
    const { id, own, second, ...rest } = await buildClass()
    return {
      id: await openRoom(own, { classId: String(id), content }),
      related: [own, second],
      others: await strangersOf(rest),
    }
  },
  "class of the school": async () => ({
    id: (await buildClass()).id,
    related: [admin],
    others: [stranger],
  }),
}

const rows = callRows.flatMap(({ as, path, body, call: address }) =>
  as ? [{ as, path: path + (/\?.*/.exec(address)?.[0] ?? ""), body }] : [],
)

it.each(rows)("opens $path to the $as, and to others as if there were nothing", async (row) => {
  const { id, pupil = 0, related, others } = await build[row.as]()
  const path = row.path.replace(/\{\w+\}/, String(id)).replace("{personId}", String(pupil))
  const statusFor = async ({ token }: Member) =>
    (await call(path, { token, body: row.body })).status
  for (const other of others) expect(await statusFor(other)).toBe(404)
  // What waits for review is not in play: the request of its author is refused for that.
  for (const own of related) expect([200, 409]).toContain(await statusFor(own))
})
