import { describe, expect, it, vi } from "vitest"
import type { Mailer } from "#contract/mail"
import { createLetterBox } from "./letter-box.server"

const letter = {
  name: "Nora",
  email: "nora@school.example",
  title: "A question",
  message: "Is <b>7</b> & 8 right?\nNora",
}
const to = "desk@school.example"

function box({ isFull = false, send = vi.fn<Mailer["send"]>(async () => "sent") } = {}) {
  const keys: string[] = []
  const limit = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key)
      return { success: !isFull }
    },
  }
  const settings = { mail: { send }, limit, to, sender: "person 7" }
  return { settings, send, keys, letters: createLetterBox(settings) }
}

describe("a letter", () => {
  it("goes to those who run the site, and their answer to its writer", async () => {
    const { letters, send, keys } = box()
    expect(await letters.post(letter)).toBe("sent")
    expect(keys).toEqual(["person 7"])
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      to,
      replyTo: "nora@school.example",
      subject: "Tahaddi: A question",
      text: "Nora <nora@school.example>\n\nIs <b>7</b> & 8 right?\nNora\n",
    })
  })

  it("holds no markup of its writer's", async () => {
    const { letters, send } = box()
    await letters.post({ ...letter, name: '<img src=x onerror="x">' })
    const html = send.mock.calls[0]?.[0].html ?? ""
    expect(html).toContain("Is &lt;b&gt;7&lt;/b&gt; &amp; 8 right?")
    expect(html).not.toMatch(/<(b|img)/)
  })

  it("comes back where nobody could answer its writer", async () => {
    const { letters } = box({ send: vi.fn<Mailer["send"]>(async () => "invalid") })
    expect(await letters.post({ ...letter, email: "a,b@school.example" })).toBe("bad address")
  })

  it("is not sent where one sender sends too many", async () => {
    const { letters, send } = box({ isFull: true })
    expect(await letters.post(letter)).toBe("too many")
    expect(send).not.toHaveBeenCalled()
  })
})

describe("a letter that cannot go", () => {
  type Lacking = Partial<Parameters<typeof createLetterBox>[0]>
  it.each<readonly [string, Lacking, string]>([
    ["where the mail fails", {}, 'why":"Error"'],
    ["where the mail cannot now", { mail: { send: async () => "failed" } }, "the mail Worker"],
    ["where nobody is to get it", { to: "" }, "CONTACT_TO is missing"],
    ["where there is no mail", { mail: undefined }, "MAIL or"],
  ])("%s is told, and logged without a word of it", async (_, lacking, logged) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {})
    const { settings } = box({ send: vi.fn().mockRejectedValue(new Error(letter.message)) })
    expect(await createLetterBox({ ...settings, ...lacking }).post(letter)).toBe("not sent")
    const said = log.mock.calls.flat().join(" ")
    expect(said).toContain(logged)
    expect(said).not.toMatch(/nora|right/i)
    log.mockRestore()
  })
})
