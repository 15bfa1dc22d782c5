import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("the table of missing questions, in %s,", (language) => {
  test("is linked from the overview, and a number links to a form with grade and subject chosen", async () => {
    const huda = await signedIn(site, "huda", language)
    const overview = await huda.open("/admin")
    expect(overview.document.querySelector('main a[href="/admin/gaps"]')).not.toBeNull()
    const groups = overview.document.querySelectorAll("#people + ul, #school + ul, #questions + ul")
    expect(groups.map((group) => group.querySelector("a")?.getAttribute("href"))).toEqual([
      "/admin/people",
      "/admin/school",
      "/admin/start-pack",
    ])
    const page = await huda.open("/admin/gaps")
    const { document } = page
    expect(rowOn(page)).toEqual(["people", "teachers", "classes", "structure"])
    const table = document.querySelector("main details > table")
    expect(document.querySelector("#counts")?.text).toContain(say(language, "gaps.caption"))
    expect(table?.querySelectorAll("thead th[scope=col]")).toHaveLength(gameNames.length + 1)
    const [link] = table?.querySelectorAll("th[scope=row] ~ td a") ?? []
    expect(link?.text).toMatch(/^\d+$/)
    const [all, english, arabic] = await Promise.all(
      ["", "?language=en", "?language=ar"].map(async (query) =>
        sumOf(await (await signedIn(site, "huda", language)).open(`/admin/gaps${query}`)),
      ),
    )
    expect(all).toBe((english ?? 0) + (arabic ?? 0))
    expect(english).toBeGreaterThan(0)
    const form = await huda.open((link?.getAttribute("href") ?? "").replaceAll("&amp;", "&"))
    const chosen = (name: string) =>
      form.document.querySelector(`select[name=${name}] option[selected]`)?.getAttribute("value")
    expect(chosen("grade")).toMatch(/^\d+$/)
    expect(chosen("subject")).not.toBe("")
  })

  test("is not linked, and its page shows a message, when the upstream does not count", async () => {
    const huda = await signedIn(site, "huda", language)
    await faultyUpstream.reply("/api/capabilities", { status: 404, body: "No such call." })
    const overview = await huda.open("/admin")
    expect(overview.html).not.toContain("/admin/gaps")
    expect(
      overview.document.querySelector("#people + ul, #school + ul, #questions + ul"),
    ).toBeNull()
    const page = await huda.open("/admin/gaps")
    expect(page.status).toBe(200)
    expect(page.text).toContain(say(language, "gaps.none.title"))
    expect(rowOn(page)[0]).toBe("add-grade")
  })
})

const sumOf = ({ document: page }: Page) =>
  page
    .querySelectorAll("section table td a")
    .reduce((sum, { text }) => sum + Number(text.trim()), 0)

const rowOn = ({ document }: Page) =>
  document
    .querySelectorAll("main nav li a")
    .slice(3)
    .map((link) => link.getAttribute("href")?.replace("/admin/", ""))
