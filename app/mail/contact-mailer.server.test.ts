import { describe, expect, it, test, vi } from "vitest"
import type { Mailer } from "#platform/mail"
import { createContactMailer, toMailSender } from "./contact-mailer.server"

const message = {
  name: "Nora",
  email: "nora@school.example",
  title: "A question",
  message: "Is <b>7</b> & 8 right?\nNora",
}
const to = "desk@school.example"

function setUp({ isFull = false, send = vi.fn<Mailer["send"]>(async () => "sent") } = {}) {
  const keys: string[] = []
  const limit = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key)
      return { success: !isFull }
    },
  }
  const settings = { mail: { send }, limit, to, sender: "person 7" }
  return { settings, send, keys, mailer: createContactMailer(settings) }
}

describe("a contact message", () => {
  it("is mailed to those who run the site, with its sender in Reply-To", async () => {
    const { mailer, send, keys } = setUp()
    expect(await mailer.send(message)).toBe("sent")
    expect(keys).toEqual(["person 7"])
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      to,
      replyTo: "nora@school.example",
      subject: "Tahaddi: A question",
      text: "Nora <nora@school.example>\n\nIs <b>7</b> & 8 right?\nNora\n",
    })
  })

  it("is escaped in the HTML part", async () => {
    const { mailer, send } = setUp()
    await mailer.send({ ...message, name: '<img src=x onerror="x">' })
    const html = send.mock.calls[0]?.[0].html ?? ""
    expect(html).toContain("Is &lt;b&gt;7&lt;/b&gt; &amp; 8 right?")
    expect(html).not.toMatch(/<(b|img)/)
  })

  it("is refused when its e-mail address is invalid", async () => {
    const { mailer } = setUp({ send: vi.fn<Mailer["send"]>(async () => "invalid") })
    expect(await mailer.send({ ...message, email: "a,b@school.example" })).toBe("bad address")
  })

  it("is not sent when its sender is over the rate limit", async () => {
    const { mailer, send } = setUp({ isFull: true })
    expect(await mailer.send(message)).toBe("too many")
    expect(send).not.toHaveBeenCalled()
  })
})

describe("a contact message that cannot be sent", () => {
  type Lacking = Partial<Parameters<typeof createContactMailer>[0]>
  it.each<readonly [string, Lacking, string]>([
    ["because the mail Worker throws", {}, 'why":"Error"'],
    ["because the mail Worker fails", { mail: { send: async () => "failed" } }, "the mail Worker"],
    ["because CONTACT_TO is empty", { to: "" }, "CONTACT_TO is missing"],
    ["because there is no mail Worker", { mail: undefined }, "MAIL or"],
  ])("%s, is reported and logged without its text", async (_, lacking, logged) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {})
    const { settings } = setUp({ send: vi.fn().mockRejectedValue(new Error(message.message)) })
    expect(await createContactMailer({ ...settings, ...lacking }).send(message)).toBe("not sent")
    const said = log.mock.calls.flat().join(" ")
    expect(said).toContain(logged)
    expect(said).not.toMatch(/nora|right/i)
    log.mockRestore()
  })
})

test.each([
  ["7", "203.0.113.7", "person 7"],
  [undefined, "203.0.113.7", "network 203.0.113.7"],
  [undefined, "2001:db8:1:2:3:4:5:6", "network 2001:db8:1:2::/64"],
])("messages of %s at %s are counted for %s", (personId, address, sender) => {
  expect(toMailSender(personId, address)).toBe(sender)
})
