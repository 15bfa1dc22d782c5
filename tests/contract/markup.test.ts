import { expect, it } from "vitest"
import { noTags, tags } from "../support/markup"
import { sectionHintsMade } from "./samples/authoring"
import { refused, sendAll, type Form } from "./support/hostile"
import { paths } from "./support/made"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
const admin = await enrol("Admin")

const made = (question: string): Form => [
  paths.entertainmentHints,
  { ...sectionHintsMade, question },
]

it.each(tags)("rejects %s, %j, with a message", async (_, text) => {
  const { outcome, texts } = await sendAll(admin, [made(text)])
  expect(outcome).toEqual(refused(1))
  expect(texts).toEqual(["question: holds a tag of HTML, such as <b>"])
})

it.each(noTags)("accepts %s, %j", async (_, text) => {
  const { outcome } = await sendAll(admin, [made(text)])
  expect(outcome).toEqual({ statuses: { 200: 1 }, isStored: true })
})
