import { words } from "../support/plain-games"
import { beforeAll, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { noTags, tags } from "../support/markup"
import { signedIn } from "../support/people"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"
import { heldIn, wrongAt } from "../support/written"

describe.each(arabicOrBoth)("a question, in %s,", (language) => {
  let player: Visitor
  beforeAll(async () => {
    player = await signedIn(inject("siteOnFaultyUpstream"), "sami", language)
  })

  /** Checks a question, which shows the form again and saves nothing. */
  async function check(question: string): Promise<Page> {
    await player.open("/make-five-hints/entertainment")
    const values = { ...words["five-hints"], section: "1", question }
    return player.submit({ button: { name: "intent", value: "check" }, values })
  }

  test.each(tags)("with %s, %j, gets a field error", async (_, text) => {
    const page = await check(text)
    expect(page.status).toBe(422)
    expect(wrongAt(page, "question")).toBe(say(language, "errors.make.markup"))
    expect(page.html).not.toMatch(/<(?:script>alert|img src=x|svg\/|my-widget)/i)
  })

  test.each(noTags)("with %s, %j, is accepted as it is", async (_, text) => {
    const page = await check(text)
    expect(page.document.querySelectorAll("main [aria-invalid]")).toEqual([])
    expect(heldIn(page, "question").replaceAll("\r", "")).toBe(text)
    expect(page.document.querySelectorAll("main [role=alert] a")).toEqual([])
  })
})
