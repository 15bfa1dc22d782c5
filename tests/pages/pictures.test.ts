import { afterEach, describe, expect, inject, test } from "vitest"
import { faultyUpstream } from "../support/on-faulty-upstream"
import { giveAnswer, sets, truthOf } from "../support/five-hints-page"
import { judgeAll, sets as offside } from "../support/offside-page"
import { mintSession } from "../support/mint-session"
import { signedIn } from "../support/people"
import { takePupil } from "../support/ready-people.mjs"
import { registerStudent } from "../support/register-student"
import { Visitor, type Page } from "../support/visitor"

const site = inject("site")
const choose = "/games/education/five-hints"

afterEach(() => faultyUpstream.heal())

const picturesOn = ({ document }: Page) =>
  document.querySelectorAll("main img").map(({ attributes }) => attributes)

const addressesOn = (page: Page) => picturesOn(page).map(({ src }) => src)

async function afterRound(isRight: boolean): Promise<Visitor> {
  const { visitor } = await registerStudent(site)
  await visitor.open(sets)
  await giveAnswer(visitor, isRight ? truthOf(visitor.page).answer : "Something else")
  return visitor
}

test("pictures load lazily, have a size and an empty alt text, and are cached for a day", async () => {
  const { visitor } = await registerStudent(site)
  const paths = ["/", "/no-such-page", "/games", "/games/education", choose, "/answered-questions"]
  const pages = []
  for (const path of [...paths, "/games/entertainment", "/entertainment-sections"])
    pages.push(await visitor.open(path))
  const pictures = pages.flatMap(picturesOn)
  expect(pages.map((page) => picturesOn(page).length > 0)).not.toContain(false)
  for (const { alt, width, height, loading, decoding } of pictures) {
    expect({ alt, loading, decoding }).toEqual({ alt: "", loading: "lazy", decoding: "async" })
    expect(Number(width) * Number(height)).toBeGreaterThan(0)
  }
  for (const address of new Set(pictures.map(({ src = "" }) => src))) {
    const answer = await fetch(site + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml")
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400")
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(4000)
  }
})

describe("a page shows the picture for", () => {
  test.each([
    [true, "/art/scenes/result-all.svg"],
    [false, "/art/scenes/result-few.svg"],
  ])("a five-hints result (right: %s)", async (isRight, picture) => {
    const { page } = await afterRound(isRight)
    expect(addressesOn(page)).toEqual([picture])
  })

  test("an offside result with most judgements right", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(offside)
    // Beside the play from 900 px on; it is loaded where it is shown.
    expect(addressesOn(visitor.page)).toEqual(["/art/saffir/points.svg"])
    await judgeAll(visitor, [1])
    expect(addressesOn(visitor.page)).toEqual(["/art/scenes/result-most.svg"])
  })

  test("an unknown address", async () => {
    const page = await new Visitor(site).open("/no-such-page")
    expect(addressesOn(page)).toEqual(["/art/scenes/error-notFound.svg"])
  })

  test("an upstream failure", async () => {
    const pupil = await signedIn(inject("siteOnFaultyUpstream"), "layla")
    await faultyUpstream.spoil("top10", 500)
    const { status } = await pupil.open("/top-10")
    expect(status).toBe(503)
    expect(addressesOn(pupil.page)).toEqual(["/art/scenes/error-unavailable.svg"])
  })

  test("a record without entries", async () => {
    const { visitor } = await registerStudent(site)
    const page = await visitor.open("/answered-questions")
    expect(addressesOn(page)).toEqual(["/art/saffir/sleeps.svg"])
  })

  test.each(["en", "ar"] as const)("subjects, by their names in %s", async (language) => {
    const { visitor } = await registerStudent(site, language)
    const addresses = addressesOn(await visitor.open(choose))
    expect(addresses).toContain("/art/emblems/math.svg")
  })

  test("a subject of another name, by its first letter", async () => {
    // Lists are remembered, and nobody else is in this grade.
    const session = await mintSession({ ...takePupil(), grade: 9_012 })
    const pupil = new Visitor(inject("siteOnFaultyUpstream"), "ar", session)
    const subjects = [{ id: "1", subjectName: "الفلك", subjectImage: "" }]
    const chapters = [{ name: "النجوم", number: 1 }]
    await faultyUpstream.tell(
      { path: "Accounts/subjects/", reply: { status: 200, body: { subjects } } },
      { path: "Accounts/chapters", reply: { status: 200, body: { chapters } } },
    )
    const { document } = await pupil.open(choose)
    expect(document.querySelector("[name=subject] [aria-hidden]")?.text).toBe("ف")
  })
})

test("pages have neither pictures nor scripts when the browser saves data", async () => {
  const visitor = await afterRound(true)
  const result = visitor.page.path
  for (const path of [result, "/", "/games", choose, "/entertainment-sections", "/no-such-page"]) {
    const headers = { Cookie: visitor.cookies.toString(), "Save-Data": "on" }
    const reply = await fetch(site + path, { headers })
    expect(reply.headers.get("Content-Security-Policy")).toContain("script-src 'none';")
    const html = await reply.text()
    expect(html).toMatch(
      /<p id="weight">Lite: no scripts, no pictures. This page has \u2068?\d+\.\d/,
    )
    expect(html).not.toMatch(/<img|<script|<noscript|modulepreload/)
  }
})
