import { describe, expect, inject, test } from "vitest"
import { allForms, filledBy, hostileLetters, questionsMaxBytes } from "../support/all-forms"
import { cookiesOf } from "../support/plain-client.mjs"

const site = inject("site")
/** The largest reply to a form, in bytes: what was typed is in the fields, and in the data, where `<` takes six. */
const replyMax = 300_000
const people = ["visitor", "layla", "omar", "huda", "sami"] as const
const cookies: Record<string, string> = {}

for (const who of people) cookies[who] = await cookiesOf(site, who)

async function post(path: string, who: string, body: FormData | string) {
  const answer = await fetch(site + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      Cookie: cookies[who] ?? "",
      ...(typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : {}),
    },
    body,
  })
  return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
}

/** The forms under test, without those that load chapters, and with only one form of each round. */
const forms = allForms.filter(
  ({ with: fixed }) => !/chapters|hint|keep/.test(fixed?.["intent"] ?? ""),
)

const kinds = Object.entries(hostileLetters)

/** One of the kinds of letters for each form, another one for the next; all in `npm run test:deep`. */
const lettersOf = (index: number) =>
  kinds.filter((_, at) => inject("isDeep") || (at + index) % kinds.length === 0)

describe.each(forms.map((form, index) => ({ ...form, index })))("$path as $as", (row) => {
  const { path, as, with: fixed = {}, index, ...form } = row
  test.each(lettersOf(index))("replies with a small page to fields full of %s", async (...row) => {
    const [, letters] = row
    const sizes = filledBy(form, letters)
    const chosen = ["at the limit", "one more", "the body in all fields"]
    for (const size of chosen) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...sizes[size], ...fixed }))
        body.append(name, value)
      const { status, bytes } = await post(path, as, body)
      expect({
        size,
        status: status < 500 || status === 503,
        isLittle: bytes <= replyMax,
      }).toEqual({
        size,
        status: true,
        isLittle: true,
      })
    }
  })
})

const many = 60_000
const heaps: readonly (readonly [string, string])[] = [
  ["unknown fields", Array.from({ length: many / 6 }, (_, at) => at.toString(36)).join("=&")],
  ["fields without a name", "=&".repeat(many / 2)],
  ["one repeated field", "question=&".repeat(many / 10)],
  ["one repeated list value", "correct=1&".repeat(many / 10)],
  ["one repeated list name", "subjectNames=%3C%3C%3C&".repeat(many / 24)],
  ["an oversized name", `${"a".repeat(many)}=x`],
  ["a deep name", `${"a.".repeat(many / 2)}a=x`],
  ["a list of lists", `a${"[0]".repeat(many / 3)}=x`],
  ["percent signs", "%".repeat(many)],
]

describe.each([
  ["/login", "visitor"],
  ["/contacts", "visitor"],
  ["/admin/add-grade-subjects", "huda"],
  ["/make-offside/entertainment", "sami"],
  ["/make-difficulty/education", "omar"],
])("%s", (path, who) => {
  test.each(heaps)("rejects %s as a bad form", async (_, body) => {
    const { status, bytes } = await post(path, who, body)
    expect(status).toBe(422)
    expect(bytes).toBeLessThan(replyMax)
  })
})

const bodyOf = (bytes: number) => `question=${"x".repeat(bytes - "question=".length)}`

test("a question form is read up to 256 KB, and a larger one gets an error message", async () => {
  const path = "/make-five-hints/entertainment"
  expect((await post(path, "sami", bodyOf(questionsMaxBytes))).status).toBe(422)
  const answer = await fetch(site + path, { method: "POST", body: bodyOf(questionsMaxBytes + 1) })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toMatch(/^That is more than this form takes\.\n.*\p{Script=Arabic}/u)
})

describe("an address", () => {
  test("over the length limit is rejected", async () => {
    for (const path of ["/?", "/login?redirectTo=", "/games/education/offside?subject=", "/"]) {
      const answer = await fetch(`${site}${path}${"a".repeat(5000)}`)
      expect({ path, status: answer.status }).toEqual({ path, status: 414 })
    }
  })

  test.each(["&", "%22", "<", "ﷺ"])("full of %j gets a small page", async (letters) => {
    for (const path of [
      "/login?redirectTo=/",
      "/answered-questions?subject=",
      "/?x=",
      "/contacts?",
    ]) {
      const length = Math.floor(2900 / encodeURI(letters).length)
      const answer = await fetch(`${site}${path}${letters.repeat(length)}`, {
        headers: { Cookie: cookies["layla"] ?? "" },
      })
      expect(answer.status).toBeLessThan(500)
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(replyMax)
    }
  })

  test.each(["", "routes/x", "routes/login/route", "root", "__proto__"])(
    "with _data=%s is rejected, for GET and POST",
    async (id) => {
      for (const path of ["/login", "/nowhere", "/logout", "/login.data", "/nowhere.data"]) {
        const address = `${site}${path}?_data=${encodeURIComponent(id)}`
        const answers = [
          await fetch(address),
          await fetch(address, { method: "POST", body: "a=b" }),
        ]
        expect(answers.map(({ status }) => status)).toEqual([400, 400])
      }
    },
  )

  test("of unknown data causes no server error", async () => {
    for (const method of ["GET", "POST"])
      for (const path of ["/nowhere.data", "/.data", "/_root.data.data", "/login/x.data"]) {
        const sent = method === "POST" ? { method, body: "a=b" } : { method }
        const { status } = await fetch(site + path, sent)
        expect([path, status < 500]).toEqual([path, true])
      }
  })
})

describe("an oversized header", () => {
  test.each([
    ["Accept-Language", "ar;q=0.1,".repeat(1500)],
    ["Accept-Language", "-a".repeat(6000)],
    ["Cookie", Array.from({ length: 1500 }, (_, at) => `c${at}=x`).join("; ")],
    ["Cookie", "__Host-session=x; ".repeat(700)],
    ["Cookie", `__Host-session=${"A".repeat(12_000)}`],
    ["Cookie", "i18next=".repeat(1500)],
  ])("%s: %.12s… still gets the page", async (name, value) => {
    for (const path of ["/", "/login"])
      expect((await fetch(site + path, { headers: { [name]: value } })).status).toBe(200)
  })
})
