import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { myQuestions } from "#contract"
import { call, clock } from "./support/api"
import { author, choose, dayMs, decided, nextDay, sent, sendMails } from "./support/author-mails"
import { buildSchool, enrol, type Member } from "./support/world"

beforeAll(buildSchool)
beforeEach(nextDay)

const stop = (body: object) => call("/api/author-mail/stop", { body })

const wants = async ({ token }: Member) =>
  myQuestions.list.ok.parse((await call("/api/my-questions", { token })).body).wantsMail

describe("the mail to an author", () => {
  it("is off until the author turns it on, and can be turned off again", async () => {
    const member = await enrol("User")
    await decided(member, "Not mailed?")
    await sendMails()
    expect([await wants(member), sent]).toEqual([false, []])
    await choose(member, true)
    await choose(member, true)
    expect(await wants(member)).toBe(true)
    await choose(member, false)
    await decided(member, "Not mailed either?")
    await sendMails()
    expect([await wants(member), sent]).toEqual([false, []])
  })

  it("lists the decisions since it was turned on, with links", async () => {
    const member = await enrol("Teacher")
    await decided(member, "Before?")
    await choose(member, true)
    await decided(member, "Which <b>?")
    await decided(member, "Which two?", "changes", "Hint 2, please.")
    await sendMails()
    const [first] = sent
    expect(first?.subject).toBe("Decisions on your questions in Tahaddi")
    expect(first?.text).toContain(
      "• Which two?\nChanges requested. There are spelling mistakes. Hint 2, please.\n\n• Which <b>?\nApproved.",
    )
    expect(first?.text).not.toContain("Before?")
    expect(first?.text).toContain("https://tahaddi.example/my-questions\n")
    expect(first?.html).toContain("Which &lt;b>?")
    expect(first?.headers).toEqual({
      "List-Unsubscribe": expect.stringMatching(
        /^<https:\/\/tahaddi\.example\/unsubscribe\/[\w-]{43}>$/,
      ),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    })
  })

  it("is in the language in which the author turned it on", async () => {
    await decided(await author("ar"), "أيّ عدد؟")
    await sendMails()
    expect(sent[0]?.html).toContain('<html lang="ar" dir="rtl">')
    expect(sent[0]?.text).toContain("• أيّ عدد؟\nمقبول.")
  })

  it("is sent on days with decisions only, once a day, and lists later decisions the next day", async () => {
    const member = await author()
    await sendMails()
    expect(sent).toEqual([])
    clock.now += dayMs
    await decided(member, "First?")
    await sendMails()
    await decided(member, "Second?")
    await sendMails()
    expect(sent).toHaveLength(1)
    clock.now += dayMs
    await sendMails()
    expect(sent[1]?.text).toContain("Second?")
    expect(sent[1]?.text).not.toContain("First?")
    clock.now += dayMs
    await sendMails()
    expect(sent).toHaveLength(2)
  })

  it("is turned off by its link without a log-in, also when the link is used twice", async () => {
    const member = await author()
    await decided(member, "Stop?")
    await sendMails()
    const token = /unsubscribe\/([\w-]+)$/m.exec(sent[0]?.text ?? "")?.[1]
    expect((await stop({ token: "guessed" })).status).toBe(200)
    expect(await wants(member)).toBe(true)
    expect([await stop({ token }), await stop({ token })].map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect(await wants(member)).toBe(false)
  })
})
