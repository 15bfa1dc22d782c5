import { site } from "../support/on-faulty-upstream"
import { request } from "node:http"
import { expect, test } from "vitest"
import { categories, gameNames } from "../../contract/words"
import { registerStudent } from "../support/register-student"
import { roundPages } from "../support/round-pages"
import { Visitor } from "../support/visitor"

/** Forms for signed-in users, sent with invalid values only. */
const ofPeople = [
  "/change-password",
  "/admin/add-grade",
  "/admin/add-subject",
  "/admin/add-chapter",
  "/admin/add-grade-subjects",
  "/admin/educational-questions",
  ...gameNames.flatMap((game) => [
    ...categories.map((category) => `/make-${game}/${category}`),
    roundPages[game].sets,
    roundPages[game].films,
  ]),
]

test.each(ofPeople)(
  "%s, as a data request, redirects a signed-out user to log in",
  async (path) => {
    const { status, text } = await post(new Visitor(site), path)
    expect(status).toBe(202)
    expect(text).toContain(`"/login?redirectTo=${encodeURIComponent(path)}"`)
  },
)

test("visitors' forms, as data requests, redirect a signed-in user home, and ask whom a reset link is for", async () => {
  const { visitor } = await registerStudent(site)
  const asked = `/logout?redirectTo=${encodeURIComponent("/password-reset/sometoken")}`
  const ways = {
    "/login": "/",
    "/signup": "/",
    "/password-forget": "/",
    "/password-reset/sometoken": asked,
  }
  for (const [path, to] of Object.entries(ways)) {
    const { status, text } = await post(visitor, path)
    expect({ path, status }).toEqual({ path, status: 202 })
    expect(text).toContain(`"redirect":"${to}"`)
  }
})

/**
 * Sends the form as a browser with scripts does, with invalid values only, on its own connection.
 */
function post({ cookies }: Visitor, path: string) {
  const url = site + path.replace(/(\?|$)/, ".data$1")
  const headers = {
    Cookie: cookies.toString(),
    Origin: site,
    "Content-Type": "application/x-www-form-urlencoded",
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(url, { method: "POST", agent: false, headers }, async (answer) => {
      const chunks = await answer.toArray()
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
    })
    sent.on("error", reject).end("odd=")
  })
}
