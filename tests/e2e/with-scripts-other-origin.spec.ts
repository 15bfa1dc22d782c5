import { expect, test, type Page } from "./fixtures"
import { credentialsOf } from "../support/plain-client.mjs"

test.use({ isWatched: false })

const api = process.env["TAHADDI_API"] ?? ""
const listed = process.env["TAHADDI_OTHER_ORIGIN"] ?? ""

interface Asked {
  readonly path: string
  readonly body?: unknown
}

/**
 * The API's response to a script of the page; "refused" if the browser withholds the response.
 */
const ask = (page: Page, { path, body }: Asked) =>
  page.evaluate(
    async ({ url, json }) => {
      try {
        const answer = await fetch(url, {
          credentials: "include",
          ...(json && {
            method: "POST",
            body: json,
            headers: { "Content-Type": "application/json", "Accept-Language": "en" },
          }),
        })
        return { status: answer.status, body: await answer.text() }
      } catch {
        return "refused"
      }
    },
    { url: api + path, json: body === undefined ? null : JSON.stringify(body) },
  )

const login = { path: "/api/Accounts/login", body: credentialsOf("layla") }
const top10 = { path: "/api/Accounts/top10" }

test("a page of a listed origin can log in, is recognised by its cookie and can read error responses", async ({
  page,
}) => {
  await page.goto(listed)
  expect(await ask(page, top10)).toMatchObject({ status: 401 })
  expect(await ask(page, login)).toMatchObject({ status: 200 })
  expect(await ask(page, top10)).toMatchObject({ status: 200 })
  expect(await ask(page, { path: "/api/none" })).toMatchObject({ status: 404 })
  const cookies = await page.context().cookies(api)
  expect(cookies.map(({ name, sameSite, secure }) => ({ name, sameSite, secure }))).toContainEqual({
    name: "cross_site_tahaddi_access",
    sameSite: "None",
    secure: true,
  })
})

test("a page of another origin can read nothing, not even with the cookie of a listed one", async ({
  page,
}) => {
  await page.goto(listed)
  expect(await ask(page, login)).toMatchObject({ status: 200 })
  // Another subdomain of localhost is another origin of the same site, so the browser sends the cookie.
  const other = listed.replace("localhost", "elsewhere.localhost")
  await page.goto(other)
  expect(new URL(page.url()).origin).toBe(other)
  expect(await ask(page, top10)).toBe("refused")
  expect(await ask(page, login)).toBe("refused")
})
