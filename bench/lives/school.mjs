/** @typedef {import("./life.mjs").Life} Life */

export const newcomer = { email: "rami@school.example", password: "Set-up-12!" }

/** @param {Life} life @param {string} email */
export async function fillAccount(life, email) {
  await life.type("[name=name]", "Amal Haddad")
  await life.type("[name=email]", email)
  await life.type("[name=password]", newcomer.password)
  await life.type("[name=confirmPassword]", newcomer.password)
}

/** @param {Life} life */
export async function signUp(life) {
  await life.press("a[href^='/login']")
  await life.press("a[href^='/signup']")
  await fillAccount(life, newcomer.email)
  await life.press("form button")
  await life.page.waitForURL((url) => url.pathname === "/")
}

/** @param {Life} life */
export async function setUp(life) {
  await openStructure(life)
  await life.give("[name=file]", "school.csv", sheet())
  await life.press("[value=check]")
  await life.press("[value=make]")
  await life.sees("a:has-text('Grade 12')")
}

/** @param {Life} life */
export async function rename(life) {
  await openStructure(life)
  await life.press("a[href*='grade=']")
  await life.type("[name=en]", "Grade One")
  await life.press("[value=names]")
  await life.sees("a:has-text('Grade One')")
}

/** @param {Life} life */
async function openStructure(life) {
  await life.press("a[href='/admin']")
  await life.press("a[href^='/admin/structure']")
}

const subjects = "Math Science History Geography Arabic English Art Civics Physics Biology".split(
  " ",
)

/** Grade, subject, number, and the name of the chapter in Arabic and in English. */
function sheet() {
  const rows = ["grade,subject,number,name in Arabic,name in English"]
  for (let grade = 1; grade <= 12; grade += 1)
    for (const subject of subjects)
      for (let number = 1; number <= 8; number += 1)
        rows.push(`Grade ${grade},${subject},${number},الفصل ${number},Chapter ${number}`)
  return rows.join("\n")
}
