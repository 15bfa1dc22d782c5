import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { languages, say } from "../support/words"

const path = "/admin/start-pack"
afterEach(() => faultyUpstream.heal())

const grade = (id: number, en: string, state: object) => ({
  grade: id,
  names: { en, ar: `الصف ${id}` },
  isNew: false,
  chapters: 2,
  newChapters: 0,
  questions: { en: 20, ar: 21 },
  newQuestions: 0,
  why: "",
  ...state,
})
const subjects = [
  {
    subject: 3,
    names: { en: "Math", ar: "الرياضيات" },
    grades: [
      grade(7, "Grade 7", { newChapters: 2, newQuestions: 41 }),
      grade(8, "Grade 8", { newChapters: 2, newQuestions: 41, isNew: true }),
      grade(9, "Grade 9", {}),
      grade(10, "Grade 10", { why: "two entries" }),
    ],
  },
]
const sections = { questions: { en: 200, ar: 200 }, newQuestions: 400 }

test.each(languages)(
  "says in %s what would be made, makes it, and says what was",
  async (language) => {
    const made = { grades: 0, subjects: 1, links: 1, chapters: 2 }
    const questions = { en: 20, ar: 21 }
    const body = { isEmpty: false, subjects, sections, made, questions }
    await faultyUpstream.reply("start-pack", { status: 200, body })
    const huda = await signedIn(site, "huda", language)
    const makes = say(language, "startPack.makes", { chapters: 2, questions: 41 })
    expect((await huda.open(path)).text).toContain(makes)
    const math = await huda.open(`${path}?subject=3`)
    expect(math.text).toContain(makes)
    expect(math.document.querySelectorAll("details [name=grades]")).toHaveLength(1)
    expect(math.text).toContain(say(language, "errors.structure.twoEntries"))
    const boxes = math.document.querySelectorAll("[name=grades]")
    const isTicked = boxes.map((box) => box.hasAttribute("checked"))
    expect(isTicked).toEqual([true, false, false, false])
    const taken = await huda.submit({ form: "#take" })
    expect(taken.redirects).toEqual([303])
    expect(taken.text).toContain(say(language, "structure.counts.questions", { number: "41" }))
    const calls = (await faultyUpstream.calls()).filter(({ path }) => /take-start-pack/.test(path))
    expect(calls).toHaveLength(1)
  },
)

test("takes several subjects at once, for the grades of the school", async () => {
  const made = { grades: 0, subjects: 1, links: 1, chapters: 2 }
  const questions = { en: 20, ar: 21 }
  const body = { isEmpty: false, subjects, sections, made, questions }
  await faultyUpstream.reply("start-pack", { status: 200, body })
  const huda = await signedIn(site, "huda")
  await huda.open(path)
  const none = await huda.submit({ form: "#take" })
  expect(none.text).toContain(say("en", "toast.noSubject"))
  const taken = await huda.submit({ form: "#take", values: { subjects: ["3", "sections"] } })
  expect(taken.path).toBe("/admin")
  expect(taken.text).toContain(say("en", "structure.counts.questions", { number: "82" }))
  const calls = (await faultyUpstream.calls()).filter((call) => /take-start/.test(call.path))
  expect(calls).toHaveLength(2)
})

test("asks for a grade, and says that nothing was taken over", async () => {
  await faultyUpstream.reply("Admin/start-pack", {
    status: 200,
    body: { isEmpty: false, subjects, sections },
  })
  const huda = await signedIn(site, "huda")
  await huda.open(`${path}?subject=3`)
  const none = await huda.submit({ form: "#take", values: { grades: [] } })
  expect(none.text).toContain(say("en", "toast.noGrade"))
  const refusing = { path: "take-start-pack", reply: { status: 409, body: { message: "" } } }
  const body = { isEmpty: false, subjects, sections }
  await faultyUpstream.tell({ path: "Admin/start-pack", reply: { status: 200, body } }, refusing)
  const refused = await huda.submit({ form: "#take", values: { grades: ["8"] } })
  expect(refused.text).toContain(say("en", "toast.notTaken"))
  const ticked = refused.document.querySelectorAll("[name=grades][checked]")
  expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["8"])
  await huda.open(path)
  const several = await huda.submit({ form: "#take", values: { subjects: ["3", "sections"] } })
  expect(several.text).toContain(say("en", "toast.notTaken"))
  const kept = several.document.querySelectorAll("[name=subjects][checked]")
  expect(kept.map((box) => box.getAttribute("value"))).toEqual(["3", "sections"])
})

test.each([
  [true, ["7", "8"]],
  [false, []],
])(
  "with no grade of the pack, a school that is empty (%s) has these ticked: %j",
  async (isEmpty, expected) => {
    const news = subjects.map((each) => ({
      ...each,
      grades: each.grades.slice(0, 2).map((one) => ({ ...one, isNew: true })),
    }))
    const body = { isEmpty, subjects: news, sections }
    await faultyUpstream.reply("Admin/start-pack", { status: 200, body })
    const huda = await signedIn(site, "huda")
    const { document } = await huda.open(`${path}?subject=3`)
    const ticked = document.querySelectorAll("[name=grades][checked]")
    expect(ticked.map((box) => box.getAttribute("value"))).toEqual(expected)
  },
)

test("the demo has all of its own pack", async () => {
  const huda = await signedIn(site, "huda")
  const page = await huda.open(path)
  expect(page.text).toContain(say("en", "startPack.allThere"))
  expect(page.document.querySelectorAll("[name=subjects]:not([disabled])")).toEqual([])
})
