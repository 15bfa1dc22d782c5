import { expect, it } from "vitest"
import { profile } from "#contract"
import { openAccount } from "./support/accounts"
import { call, clock } from "./support/api"
import { leaderboardFaults } from "./support/leaderboards"
import { addPoints, answerHints, drawHints } from "./support/rounds"
import { addPool, buildSchool, enrol, type Member } from "./support/world"

const weekMs = 7 * 24 * 3_600_000
const blank = { avatar: "", nickname: "", hidden: false }

await buildSchool()
await addPool({ chapter: 1 }, 6)

const change = ({ token }: Member, body: object) =>
  call(profile.changeProfile.path, { token, body: { ...blank, ...body } })
const shown = async ({ token }: Member) => (await call(profile.profile.path, { token })).body

interface Seen {
  readonly me: number
  readonly data: readonly { name: string; avatar: string; totalPoints: number }[]
  readonly own?: { hidden: boolean; totalPoints: number; next: object | null }
}
const top = async ({ token }: Member, scope: string): Promise<Seen> =>
  Object(await call(`/api/Accounts/top10?scope=${scope}`, { token })).body
const namesOn = async (member: Member, scope = "all") =>
  (await top(member, scope)).data.map(({ name }) => name)

async function winner(name: string, points: number): Promise<Member> {
  const member = await enrol("Student", name)
  await answerHints(member, await drawHints(member))
  await addPoints(member, points)
  return member
}

it("a profile is blank at first, and a change replaces all of it", async () => {
  const member = await enrol("User")
  expect(await shown(member)).toEqual(blank)
  const own = { avatar: "owl", nickname: "Night owl", hidden: true }
  for (let time = 0; time < 2; time += 1) {
    expect((await change(member, own)).status).toBe(200)
    expect(await shown(member)).toEqual(own)
  }
  await change(member, {})
  expect(await shown(member)).toEqual(blank)
})

it.each([
  { avatar: "dragon" },
  { nickname: "x" },
  { nickname: "x".repeat(21) },
  { nickname: "<b>Star</b>" },
  { nickname: "b1tch" },
  { nickname: "كَـلْب" },
  { hidden: "yes" },
])("refuses %o and changes nothing", async (odd) => {
  const member = await enrol()
  const { status, body } = await change(member, { avatar: "star", ...odd })
  expect({ status, body }).toEqual({ status: 400, body: expect.any(String) })
  expect(await shown(member)).toEqual(blank)
})

it("returns the avatar at log-in", async () => {
  const { email, password, ...member } = await openAccount()
  await change(member, { avatar: "kite" })
  const { body } = await call("/api/Accounts/login", { body: { email, password } })
  expect(body).toMatchObject({ avatar: "kite" })
})

it("puts avatar and nickname on the leaderboard in place of the name", async () => {
  const [member, other] = [await winner("Salma", 50), await winner("Adam", 20)]
  await change(member, { avatar: "fox", nickname: "Red fox" })
  expect((await top(other, "all")).data).toContainEqual({
    name: "Red fox",
    avatar: "fox",
    totalPoints: 50,
  })
  expect(await namesOn(other)).not.toContain("Salma")
})

it("tells two pupils of one name apart by grade and picture", async () => {
  const [first, second, third] = [
    await winner("Nour Saleh", 50),
    await winner("nour saleh", 40),
    await winner("Somebody else", 30),
  ]
  const rows = (await top(third, "all")).data.filter(({ name }) => /nour saleh/i.test(name))
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatchObject({ gradeName: expect.stringMatching(/./) })
  expect(new Set(rows.map(({ avatar }) => avatar)).size).toBe(2)
  expect(rows.every(({ avatar }) => avatar !== "")).toBe(true)
  await change(first, { hidden: true })
  await change(second, { hidden: true })
})

it("hides a player from others but not from the player, also with points won later", async () => {
  const [first, hider, last] = [
    await winner("First", 50),
    await winner("Hider", 40),
    await winner("Last", 30),
  ]
  const before = await top(last, "all")
  await change(hider, { hidden: true })
  await change(hider, { hidden: true })
  await answerHints(hider, await drawHints(hider))
  await addPoints(hider, 50)
  for (const scope of ["all", "week", "grade"]) {
    expect(await namesOn(last, scope)).not.toContain("Hider")
    const { me, own, data } = await top(hider, scope)
    expect(own).toMatchObject({ hidden: true, totalPoints: 90 })
    expect(data[me - 1]).toMatchObject({ name: "Hider", totalPoints: 90 })
  }
  expect((await top(last, "all")).me).toBe(before.me - 1)
  expect(await leaderboardFaults()).toEqual([])
  await change(hider, {})
  expect((await top(hider, "all")).me).toBe(1)
  expect(await namesOn(first)).toContain("Hider")
  expect(await leaderboardFaults()).toEqual([])
})

it("keeps the leaderboards correct while points are won and people hide at the same time", async () => {
  const member = await winner("Busy", 10)
  const question = await drawHints(member)
  await answerHints(member, question)
  await Promise.all([
    ...[50, 50, 50].map((points) => addPoints(member, points)),
    ...[true, false, true, false, true].map((hidden) => change(member, { hidden })),
  ])
  expect(await leaderboardFaults()).toEqual([])
})

it("starts an empty leaderboard each week, and ranks a grade by itself", async () => {
  const member = await winner("Weekly", 30)
  expect(await namesOn(member, "week")).toContain("Weekly")
  clock.now += weekMs
  expect(await top(member, "week")).toEqual({ me: 0, data: [] })
  await answerHints(member, await drawHints(member))
  await addPoints(member, 20)
  expect(await top(member, "week")).toMatchObject({
    me: 1,
    data: [{ name: "Weekly", totalPoints: 20 }],
    own: { totalPoints: 20, next: null },
  })
  expect((await top(member, "grade")).own).toMatchObject({ totalPoints: 50 })
  expect(await leaderboardFaults()).toEqual([])
})

it("refuses an unknown scope", async () => {
  const { token } = await enrol()
  expect((await call("/api/Accounts/top10?scope=moon", { token })).status).toBe(400)
})
