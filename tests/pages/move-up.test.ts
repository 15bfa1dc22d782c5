import { site } from "../support/on-faulty-upstream"
import { expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { registration } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const path = "/admin/people/move-up"
/** Grades of this test alone, because a move ends the sessions of all their pupils. */
const grades = { from: "Year of moving", to: "Year after moving" }
const pupil = registration()

const huda = await signedIn(site, "huda")
for (const grade of Object.values(grades)) {
  await huda.open("/admin/add-grade")
  await huda.submit({ values: { grade } })
}
const reply = await fetch(`${inject("api")}/api/Accounts/register`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ ...pupil, type: 0, grade: grades.from }),
})
expect(reply.status).toBe(200)

const query = new URLSearchParams(grades).toString()

test.each(languages)("previews in %s who moves, and how many", async (language) => {
  const huda = await signedIn(site, "huda", language)
  const page = await huda.open(`${path}?${query}`)
  expect(page.text).toContain(pupil.name)
  expect(page.text).toContain(say(language, "moveUp.submit", { count: 1 }))
  const everybody = await huda.open(`${path}?from=all`)
  expect(everybody.text).toContain(grades.from)
  expect((await huda.open(`${path}?from=nowhere`)).text).toContain(
    say(language, "errors.moveUp.place"),
  )
})

test("moves a grade once, and takes it back", async () => {
  const visitor = new Visitor(site)
  await visitor.open("/login")
  await visitor.submit({ values: { email: pupil.email, password: pupil.password } })
  const huda = await signedIn(site, "huda")
  await huda.open(`${path}?${query}`)
  const button = { name: "intent", value: "move" }
  const [again, stale] = [huda.twin(), huda.twin()]
  const moved = await huda.submit({ form: "#move", button })
  expect(moved.redirects).toEqual([303])
  expect(moved.text).toContain(say("en", "moveUp.done", { count: 1 }))
  await again.submit({ form: "#move", button })
  expect((await huda.open(`${path}?${query}`)).text).toContain(say("en", "moveUp.nobody"))
  expect((await visitor.open("/answered-questions")).path).toContain("/login")

  const undone = await huda.submit({
    form: "#undo",
    button: { name: "intent", value: "undo" },
  })
  expect(undone.text).toContain(say("en", "moveUp.undone", { count: 1 }))
  expect((await huda.open(`${path}?${query}`)).text).toContain(pupil.name)
  const late = await stale.submit({ form: "#move", button })
  expect(late.redirects).toEqual([303])
  expect(late.text).toContain(say("en", "toast.notMoved"))
})
