import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { wireGames } from "../../contract/words"
import { nextHint, seenOn, sets } from "../support/five-hints-page"
import { mintSession } from "../support/mint-session"
import { faultyUpstream, startWithLimits } from "../support/on-faulty-upstream"
import { takePupil } from "../support/ready-people.mjs"
import { Visitor } from "../support/visitor"

let product: Awaited<ReturnType<typeof startWithLimits>>
beforeAll(async () => {
  product = await startWithLimits({ listsForMs: 0 })
}, 120_000)
afterEach(() => faultyUpstream.heal())
afterAll(() => product.stop())

const game = wireGames["five-hints"]
const listChapters = (...keys: readonly string[]) => {
  const chapters = keys.map((key, at) => {
    return { name: `Chapter ${key}`, number: at + 1, games: [game], gameKeys: { [game]: key } }
  })
  return faultyUpstream.reply("/Accounts/chapters", { status: 200, body: { chapters } })
}
const elsewhere = sets.replace("chapter=1", "chapter=2")

test("a round in play follows its chapter when two exchange their numbers", async () => {
  const pupil = new Visitor(product.url, "en", await mintSession({ ...takePupil(), grade: 7 }))
  await listChapters("17", "18")
  const { roundId } = seenOn(await pupil.open(sets))
  expect(roundId).not.toBe("")
  await listChapters("18", "17")
  const stayed = await nextHint(pupil)
  expect([stayed.path.includes("chapter=2"), seenOn(stayed).roundId]).toEqual([true, roundId])
  const home = await pupil.open("/")
  const href = home.document.querySelector("main #continue")?.getAttribute("href") ?? ""
  expect(new URL(href, product.url).searchParams.get("chapter")).toBe("2")
  expect(seenOn(await pupil.open(elsewhere)).roundId).toBe(roundId)
  const hinted = await nextHint(pupil)
  expect([hinted.path.includes("chapter=2"), seenOn(hinted).roundId]).toEqual([true, roundId])
  await listChapters("17", "18")
  expect(seenOn(await pupil.open(sets)).roundId).toBe(roundId)
})
