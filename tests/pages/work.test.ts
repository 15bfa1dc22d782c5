import { describe, expect, inject, test } from "vitest"
import { codeOn, joinByCode, makeClass } from "../support/class-pages"
import { giveAnswer, pointsOn, truthOf } from "../support/five-hints-page"
import { signedIn } from "../support/people"
import { signedUp, teacherOfMath } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { type Language, languages, say } from "../support/words"

const site = inject("site")

/** A class of grade 7 with one pupil. */
async function buildClass(language: Language, name: string) {
  const teacher = await signedIn(site, "omar", language)
  const at = await makeClass(teacher, language, name)
  const code = codeOn(teacher)
  const { visitor: pupil } = await signedUp(site)
  await joinByCode(pupil, code)
  return { teacher, at, pupil }
}

const chapterOf = ({ page: { document } }: Visitor) =>
  document.querySelector("select[name=chapter] optgroup option")?.getAttribute("value") ?? ""

const chosenOf = ({ page: { document } }: Visitor) =>
  document.querySelector("input[name=chosen]")?.getAttribute("value") ?? ""

const shownOf = ({ page: { document } }: Visitor) =>
  document.querySelectorAll("input[name=pick]").map((box) => box.getAttribute("value") ?? "")

const pick = { form: "form:has([name=shown])" }

describe.each(languages)("in %s", (language) => {
  test("a teacher sets a chapter, and the pupil finds it first on Home", async () => {
    const { teacher, at, pupil } = await buildClass(language, `8A ${language}`)
    await teacher.open(`${at}/work`)
    expect(teacher.page.text).toContain(say(language, "work.none.title"))
    await teacher.open(`${at}/work/new`)
    const chapter = chapterOf(teacher)
    await teacher.submit({ values: { chapter, rounds: "99" } })
    expect(teacher.page.status).toBe(422)
    expect(teacher.page.text).toContain(say(language, "errors.work.rounds"))
    await teacher.submit({ values: { rounds: "3", title: `Revision ${language}` } })
    expect(teacher.page.path).toBe(`${at}/work`)
    expect(teacher.page.text).toContain(`Revision ${language}`)
    const { document } = await teacher.open(at)
    const open = document.querySelector("section[aria-labelledby=open] a")
    expect(open?.text).toContain(`Revision ${language}`)
    expect((await teacher.open(open?.getAttribute("href") ?? "")).status).toBe(200)
    await pupil.open("/")
    expect(pupil.page.text).toContain(`Revision ${language}`)
    expect(pupil.page.text).toContain(say("en", "work.left", { count: 3 }))
    const link = pupil.page.document.querySelector('a[href^="/work/"]')?.getAttribute("href") ?? ""
    await pupil.open(link)
    for (let done = 0; done < 3; done += 1) {
      const next = pupil.page.document.querySelector("#next")?.getAttribute("href") ?? ""
      expect(next).toContain("work=")
      await pupil.open(next)
      await giveAnswer(pupil, truthOf(pupil.page).answer)
      expect(pupil.page.text).toContain(say("en", "play.right"))
      await pupil.open(link)
    }
    expect(pupil.page.text).toContain(say("en", "work.allDone", { count: 0 }))
    expect(pointsOn(pupil.page)).toBe(150)
    await pupil.open("/")
    expect(pupil.page.text).not.toContain(`Revision ${language}`)
    // The leaderboard is read after all that the pupil played is published.
    await pupil.open("/top-10")
    await teacher.open(`${at}/work`)
    const all = { done: 1, begun: 0, rest: 0 }
    expect(teacher.page.text).toContain(say(language, "work.progress", all))
  })
})

test("ticks travel from page to page, are moved, and survive an error; the games follow each other", async () => {
  const { teacher, at, pupil } = await buildClass("en", "8B")
  await teacher.open(`${at}/work/new?way=questions`)
  await teacher.submit({ ...pick, button: { name: "do", value: "go" } })
  expect(teacher.page.text).toContain(say("en", "errors.work.none"))
  const [first = ""] = shownOf(teacher)
  await teacher.submit({
    ...pick,
    values: { pick: first, game: "offside" },
    button: { name: "do", value: "find" },
  })
  const [second = ""] = shownOf(teacher)
  expect(second).not.toBe(first)
  await teacher.submit({ ...pick, values: { pick: second }, button: { name: "do", value: "find" } })
  expect(chosenOf(teacher)).toBe(`${first}.${second}`)
  await teacher.submit({ ...pick, button: { name: "do", value: `up ${second}` } })
  expect(chosenOf(teacher)).toBe(`${second}.${first}`)
  await teacher.submit({ ...pick, button: { name: "do", value: "go" } })
  await teacher.submit({ values: { title: "<b>Mixed" } })
  expect(teacher.page.status).toBe(422)
  await teacher.submit({ values: { title: "Mixed" } })
  expect(teacher.page.path).toBe(`${at}/work`)
  expect(teacher.page.text).toContain(say("en", "work.rounds", { count: 2 }))
  await pupil.open("/")
  await pupil.open(
    pupil.page.document.querySelector('a[href^="/work/"]')?.getAttribute("href") ?? "",
  )
  const next = pupil.page.document.querySelector("#next")?.getAttribute("href") ?? ""
  const { path } = await pupil.open(next.replaceAll(/five-hints|offside/g, "difficulty"))
  expect(path.split("?")[0]).toBe(next.split("?")[0])
})

test("a work is changed, copied, withdrawn, and one pupil gets more time", async () => {
  const { teacher, at, pupil } = await buildClass("en", "8C")
  await teacher.open(`${at}/work/new`)
  await teacher.submit({ values: { chapter: chapterOf(teacher), title: "Old title" } })
  const list = teacher.page.document.querySelectorAll(`a[href^="${at}/work/"]`)
  const work =
    list.map((link) => link.getAttribute("href")).find((to) => /\d$/.test(to ?? "")) ?? ""
  await teacher.open(`${work}/change`)
  await teacher.submit({ values: { title: "New title", until: "2020-01-01T08:00" } })
  expect(teacher.page.text).toContain(say("en", "errors.work.until"))
  await teacher.submit({ values: { until: "2090-01-01T08:00" } })
  expect(teacher.page.path).toBe(work)
  const option = teacher.page.document.querySelectorAll("[name=personID] option")[1]
  await teacher.submit({
    form: "form:has(select)",
    values: { personID: option?.getAttribute("value") ?? "", until: "2091-01-01T08:00" },
    button: { name: "intent", value: "extra" },
  })
  expect(teacher.page.text).toContain("2091")
  await pupil.open("/")
  expect(pupil.page.text).toContain("2091")
  await teacher.open(`${work}/change?as=copy`)
  await teacher.submit({ values: { title: "Once more" } })
  expect(teacher.page.path).not.toBe(work)
  await teacher.open(work)
  await teacher.submit({
    form: 'form:has(button[value="withdraw"])',
    button: { name: "intent", value: "withdraw" },
  })
  expect(teacher.page.text).toContain(say("en", "work.isWithdrawn"))
  await pupil.open("/")
  expect(pupil.page.text).not.toContain("New title")
  expect(pupil.page.text).toContain("Once more")
  const stranger = (await teacherOfMath(site)).teacher()
  for (const page of [`${at}/work`, `${at}/work/new`, work, `${work}/change`])
    expect((await stranger.open(page)).status).toBe(404)
})

test("a live round that asks for more than its chapter has says how many there are", async () => {
  const { teacher, at } = await buildClass("en", "8L")
  await teacher.open(`/live/new?classId=${at.replace(/.*\//, "")}`)
  const form = "main form[method=post]"
  await teacher.submit({ form, values: { chapter: chapterOf(teacher), rounds: "30" } })
  expect(teacher.page.path).toMatch(/^\/live\/\d+\/host$/)
  expect(teacher.page.text).toContain(say("en", "toast.liveFewer", { detail: "" }).slice(0, -1))
})
