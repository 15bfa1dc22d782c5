import { createExecutionContext } from "cloudflare:test"
import { describe, expect, it, vi } from "vitest"
import type { Mail } from "#platform/mail"
import { MailService } from "../../mail/src/index"

const mail: Mail = {
  to: "nadia@school.example",
  subject: "كلمة مرور جديدة",
  text: "http://localhost/x\n",
  html: "<p>x</p>",
}

function serviceWith(send: (built: unknown) => Promise<unknown>) {
  const env = { EMAIL: { send }, MAIL_FROM: "no-reply@tahaddi.example" }
  return new MailService(createExecutionContext(), env as never)
}

describe("the mail service", () => {
  it("sends one mail to one address, from the operator's address", async () => {
    const sent: unknown[] = []
    const service = serviceWith(async (built) => sent.push(built))
    expect(await service.send({ ...mail, replyTo: "omar@school.example" })).toBe("sent")
    const from = { name: "Tahaddi", email: "no-reply@tahaddi.example" }
    expect(sent).toEqual([{ ...mail, from, replyTo: "omar@school.example" }])
  })

  it.each([
    { subject: "Hello\r\nBcc: everybody@school.example" },
    { subject: "Hello\nworld" },
    { subject: "Hello\u2028world" },
    { subject: "" },
    { subject: "x".repeat(201) },
    { to: "nadia@school.example\r\nBcc: everybody@school.example" },
    { to: "nadia@school.example, everybody@school.example" },
    { to: "Nadia <nadia@school.example>" },
    { to: " nadia@school.example" },
    { to: "nadia" },
    { to: "" },
    { to: ["nadia@school.example"] },
    { replyTo: "omar@school.example\nX-Evil: 1" },
    { text: "" },
    { html: undefined },
  ])("rejects %j", async (odd) => {
    const log = vi.spyOn(console, "error").mockReturnValue()
    const send = vi.fn(async () => {})
    expect(await serviceWith(send).send({ ...mail, ...odd } as never)).toBe("invalid")
    expect(send).not.toHaveBeenCalled()
    expect(log.mock.calls.flat().join(" ")).not.toMatch(/nadia|everybody|omar/)
    log.mockRestore()
  })

  it("reports a failure, and logs neither the address nor the text", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue()
    const failure = Object.assign(new Error(`to ${mail.to} not allowed`), { code: "E_DENIED" })
    expect(await serviceWith(() => Promise.reject(failure)).send(mail)).toBe("failed")
    expect(log.mock.calls.flat().join(" ")).toBe(
      '{"level":"error","event":"mail.failed","reason":"E_DENIED"}',
    )
    log.mockRestore()
  })
})
