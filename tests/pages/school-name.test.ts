import { describe, expect, inject, test } from "vitest"
import { codeOn, joinByCode, makeClass, press, slipsFor } from "../support/class-pages"
import { signedIn } from "../support/people"
import { signedUp, teacherOfMath } from "../support/register-student"
import { type Language, languages, say } from "../support/words"

const site = inject("site")
const names = { en: "Al-Amal School", ar: "مدرسة الأمل" }

/** Other files name it otherwise. */
async function nameSchool(language: Language) {
  const huda = await signedIn(site, "huda", language)
  await huda.open("/admin/school")
  await huda.submit({ values: names })
  expect(huda.page.text).toContain(say(language, "toast.schoolNamed"))
  return huda
}

describe.each(languages)("in %s", (language) => {
  test("the school is named where a class is joined, and on what is printed", async () => {
    await nameSchool(language)
    const teacher = await signedIn(site, "omar", language)
    const at = await makeClass(teacher, language, `7N ${language}`)
    const code = codeOn(teacher)
    await press(teacher, "link")
    const link = new URL(teacher.page.document.querySelector("code")?.text.trim() ?? "")
    const { visitor: pupil } = await signedUp(site, language)
    await joinByCode(pupil, code)
    await pupil.open(`/join?code=${code.replace(" ", "")}`)
    const colleague = (await teacherOfMath(site)).teacher(language)
    await colleague.open(link.pathname)
    for (const { page } of [pupil, colleague])
      expect(page.document.querySelector("main form")?.text).toContain(names[language])
    await teacher.open(`${at}/sheet`)
    expect(teacher.page.document.querySelector(".class-sheet")?.text).toContain(names[language])
    await slipsFor(teacher, at, ["Sami Adel"])
    expect(teacher.page.document.querySelector(".slip-sheet li")?.text).toContain(names[language])
  })

  test("an admin names the school, and what is no name is told at its field", async () => {
    const huda = await nameSchool(language)
    const { document } = await huda.open("/admin/school")
    const typed = () =>
      huda.page.document
        .querySelectorAll("main form .control")
        .map((field) => field.getAttribute("value"))
    expect(typed()).toEqual([names.en, names.ar])
    expect(document.querySelectorAll("main form [required]")).toEqual([])
    for (const en of ["<script>alert(1)</script>", "N", "N".repeat(200)]) {
      await huda.submit({ values: { en } })
      expect(huda.page.status).toBe(422)
      expect(typed()[1]).toBe(names.ar)
      expect(huda.page.html).not.toContain("<script>alert(1)")
      await huda.open("/admin/school")
      expect(typed()[0]).toBe(names.en)
    }
  })
})
