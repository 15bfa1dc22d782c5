/** @typedef {import("./life.mjs").Life} Life */

/** @param {Life} life */
export async function playHints(life) {
  await life.press("a[href*='/play-five-hints']")
  await life.type("[name=answer]", { en: "Pythagoras", ar: "فيثاغورس" }[life.language])
  await life.press("[value=answer]")
  await life.sees("[class*=verdict-]")
}

/** @param {Life} life */
export async function playOffside(life) {
  await life.press("a[href*='/play-offside']")
  for (let number = 1; number <= 6; number += 1)
    await life.press(`label:has([name=statement-${number}][value=true])`)
  await life.press("form button")
  await life.sees("[class*=verdict-]")
}

/** @param {Life} life */
export async function writeQuestion(life) {
  await life.press("a[href^='/make-five-hints']")
  await life.choose("[name=grade]", "7")
  await life.press("[value=chapters]")
  await life.choose("[name=chapter]", "1")
  const [question = "", ...rest] = life.say("import.example.five-hints").split(" / ")
  const [answer = "", , summary = ""] = rest.slice(5)
  await life.type("[name=question]", question)
  for (const [at, hint] of rest.slice(0, 5).entries())
    await life.type(`[name='hints[${at}]']`, hint)
  await life.type("[name=answer]", answer)
  await life.type("[name=summary]", summary)
  await life.press("[value=send]")
  await life.page.waitForURL(/sent=1/)
}

/** @param {Life} life */
export async function makeClass(life) {
  const name = { en: "Amal Haddad", ar: "أمل حداد" }[life.language]
  const pupils = Array.from({ length: 30 }, (_, at) => `${name} ${at}`)
  await life.press("a[href='/classes']")
  await life.press("a[href='/classes/new']")
  await life.type("[name=name]", "7A")
  await life.choose("[name=grade]", "7")
  await life.press("form button")
  await life.paste("[name=names]", pupils.join("\n"))
  await life.press("[value=add]")
  await life.sees(`:text("${pupils.at(-1)}")`)
}

/** @param {Life} life */
export async function setWork(life) {
  await openClass(life)
  await life.press("a[href$='/work/new']")
  await life.choose("[name=chapter]", { index: 1 })
  await life.press("form button")
  await life.page.waitForURL(/\/work$/)
}

/** @param {Life} life @returns {Promise<string>} the code */
export async function openRoom(life) {
  await openClass(life)
  await life.press("a[href^='/live/new']")
  await life.press("label:has([name=takesGuests])")
  await life.press("form:has([name=rounds]) button")
  await life.page.waitForURL(/\/host$/)
  return /\/live\/(\d+)/.exec(life.page.url())?.[1] ?? ""
}

/** @param {Life} life */
async function openClass(life) {
  await life.press("a[href='/classes']")
  await life.press("a[href^='/classes/']:not([href$='/new'])")
}

/** @param {Life} life @param {string} code */
export async function sitDown(life, code) {
  await life.press("a[href='/live']")
  await life.type("[name=code]", code)
  await life.press("form button")
  await life.press("button[name=name]")
  await life.page.waitForURL(/\/play$/)
}

/** @param {Life} life */
export async function approve(life) {
  await life.press("a[href='/admin/educational-questions']")
  await life.press("a[href*='question=']")
  await life.press("[value=approve]")
  await life.page.waitForURL(/decided=/)
}
