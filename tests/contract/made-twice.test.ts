import { describe, expect, it } from "vitest"
import {
  hintsMade,
  offsideMade,
  sectionHintsMade,
  sectionOffsideMade,
  sectionSetMade,
  setMade,
} from "./samples/authoring"
import { decide, make, paths, waitingIn } from "./support/made"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
const admin = await enrol("Admin")

const waiting = async () => {
  const lists = [await waitingIn("educational", admin), await waitingIn("entertainment", admin)]
  return lists.flat()
}

describe("a question sent again after a lost reply", () => {
  it.each([
    ["hints", paths.educationHints, hintsMade, 1],
    ["offside", paths.educationHints, offsideMade, 1],
    ["a set", paths.educationSet, setMade, 6],
    ["hints of a section", paths.entertainmentHints, sectionHintsMade, 1],
    ["offside of a section", paths.entertainmentHints, sectionOffsideMade, 1],
    ["a set of a section", paths.entertainmentSet, sectionSetMade, 6],
  ])("is pending once: %s", async (_, path, body, count) => {
    const teacher = await enrol("Teacher")
    const before = (await waiting()).length
    const answers = [await make(path, teacher, body), await make(path, teacher, body)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await waiting()).length - before).toBe(count)
  })
})

describe("the same text", () => {
  it("is pending twice when two authors wrote it", async () => {
    const before = (await waiting()).length
    await make(paths.educationHints, await enrol("Teacher"), hintsMade)
    await make(paths.educationHints, await enrol("Teacher"), hintsMade)
    expect((await waiting()).length - before).toBe(2)
  })

  it("may be written again after a decision", async () => {
    const teacher = await enrol("Teacher")
    await make(paths.educationHints, teacher, hintsMade)
    const newest = Math.max(...(await waiting()).map(({ questionID }) => questionID))
    await decide("reject", newest, admin)
    const before = (await waiting()).length
    await make(paths.educationHints, teacher, hintsMade)
    expect((await waiting()).length - before).toBe(1)
  })

  it("may occur twice in one set", async () => {
    const teacher = await enrol("Teacher")
    const [first] = setMade.questions
    const before = (await waiting()).length
    await make(paths.educationSet, teacher, { ...setMade, questions: Array(6).fill(first) })
    expect((await waiting()).length - before).toBe(6)
  })
})
