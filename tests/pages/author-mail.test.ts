import { afterEach, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

test.each(arabicOrBoth)("mails are off until the author turns them on, in %s", async (language) => {
  const { visitor } = await registerStudent(site, language)
  const press = async (value: string) =>
    (await visitor.submit({ form: "form:has([name=mail])", button: { name: "mail", value } })).text
  expect((await visitor.open("/my-questions")).text).toContain(say(language, "mine.mail.isOff"))
  expect(await press("on")).toContain(say(language, "mine.mail.isOn"))
  expect(await press("off")).toContain(say(language, "mine.mail.isOff"))
})

test.each(arabicOrBoth)("a button on the unsubscribe page ends mails, in %s", async (language) => {
  const visitor = new Visitor(site, language)
  const page = await visitor.open("/unsubscribe/a-token")
  expect(page.text).toContain(say(language, "unsubscribe.lead"))
  await faultyUpstream.spoil("author-mail", 503)
  const failed = await visitor.submit({ form: "main form" })
  expect(failed.text).toContain(say(language, "errors.unavailable"))
  await faultyUpstream.heal()
  const done = await visitor.submit({ form: "main form" })
  expect([done.status, done.path]).toEqual([200, "/unsubscribe/a-token"])
  expect(done.text).toContain(say(language, "unsubscribe.done"))
})

test("a mail program unsubscribes with one POST and no cookie", async () => {
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" })
  const answer = await fetch(`${site}/unsubscribe/a-token`, { method: "POST", body })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
})
