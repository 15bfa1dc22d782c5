import { expect, it } from "vitest"
import { points } from "#contract"
import { welcomePointsMax } from "#contract/limits"
import { roundMs } from "#game/rounds/round-base"
import { call, clock } from "./support/api"
import { claim, answerHints, drawHints } from "./support/rounds"
import { run } from "./support/sql"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

await buildSchool()
await addPool({ chapter: 1 }, 1)

/** A pupil whose account was made this long ago. */
async function newPupil(ageMs = 0): Promise<Member> {
  const pupil = await enrol()
  await run("UPDATE people SET created_at = ? WHERE id = ?", clock.now - ageMs, pupil.id)
  return pupil
}

const welcome = async ({ token }: Member, points: unknown = 40) => {
  const { status, body } = await call("/api/Accounts/welcome-points", { token, body: { points } })
  return { status, body }
}
const credited = (credited: number, totalpoints = credited) => ({
  status: 200,
  body: { credited, totalpoints },
})

it("credits the trials of a new account once, whatever is asked for later", async () => {
  const pupil = await newPupil()
  expect(await welcome(pupil)).toEqual(credited(40))
  expect(await welcome(pupil)).toEqual(credited(40))
  expect(await welcome(pupil, 90)).toEqual(credited(40))
  expect(await welcome(await newPupil(), 90)).toEqual(credited(90))
})

it("credits once if asked twenty times at once, beside the points of rounds", async () => {
  const pupil = await newPupil()
  const question = await drawHints(pupil)
  await answerHints(pupil, question, "en-0")
  const all = Array.from({ length: 20 }, () => welcome(pupil, 30))
  await Promise.all([...all, claim(pupil, 50, question.name)])
  expect(await welcome(pupil)).toEqual(credited(30, 80))
  const top = points.topTen.ok.parse((await call(points.topTen.path, pupil)).body)
  expect(top.own?.totalPoints).toBe(80)
})

it("credits nothing to an account that is older than a visitor's round can be", async () => {
  expect(await welcome(await newPupil(roundMs))).toEqual(credited(0))
  expect(await welcome(await newPupil(roundMs - 1_000))).toEqual(credited(40))
})

it.each([0, -1, welcomePointsMax + 1, 1.5, "many", null])("refuses %j points", async (asked) => {
  const pupil = await newPupil()
  expect((await welcome(pupil, asked)).status).toBe(400)
  expect(await welcome(pupil, welcomePointsMax)).toEqual(credited(welcomePointsMax))
})
