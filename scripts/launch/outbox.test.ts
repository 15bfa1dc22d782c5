import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { createMailReader, mailFolder } from "./outbox.mjs"

test("saves a mail, prints its file, and forwards everything else", () => {
  const state = mkdtempSync(join(tmpdir(), "tahaddi-outbox-"))
  const [text, html] = [join(state, "a.txt"), join(state, "a.html")]
  writeFileSync(text, "To: nobody\n\nمرحبًا\nhttp://localhost/x\n")
  writeFileSync(html, "<p>مرحبًا</p>")
  const takeIn = createMailReader(state)
  const told = [
    "[wrangler:info] GET / 200 OK (5ms)",
    "a fault of ours",
    "[wrangler:info] \u001b[34msend_email binding called with MessageBuilder:\u001b[39m",
    'From: "Tahaddi" <no-reply@tahaddi.example>',
    "To: nora@school.example",
    "Subject: A new password",
    "",
    `Text: ${text}`,
    `HTML: ${html}`,
    "another",
  ].map(takeIn)
  const files = readdirSync(mailFolder(state)).map((name) => join(mailFolder(state), name))
  expect(told.filter((line) => line !== null)).toEqual([
    "a fault of ours",
    expect.stringContaining("Mail to nora@school.example: A new password"),
    "another",
  ])
  for (const file of files) expect(told[8]).toContain(file)
  const kept = readFileSync(files.find((file) => file.endsWith(".txt")) ?? "", "utf8")
  expect(kept).toBe(
    'From: "Tahaddi" <no-reply@tahaddi.example>\nTo: nora@school.example\n' +
      "Subject: A new password\n\nTo: nobody\n\nمرحبًا\nhttp://localhost/x\n",
  )
  rmSync(state, { recursive: true })
})
