import { expect, inject, test } from "vitest"
import { avatars } from "../../contract/words"
import { faultyUpstreamAt } from "../support/faulty-upstream"
import { giveAnswer, sets, truthOf } from "../support/five-hints-page"
import { signedIn } from "../support/people"
import { registerStudent } from "../support/register-student"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")

let visitor: Visitor
let name: string
;({ visitor, name } = await registerStudent(site))
const other = (await registerStudent(site)).visitor
for (const player of [visitor, other]) {
  await player.open(sets)
  await giveAnswer(player, truthOf(player.page).answer)
}

const save = (as: Visitor, values: Record<string, string>) =>
  as.submit({ form: "main form[method=post]", values })
const mine = ({ document }: Page) =>
  document
    .querySelectorAll("main li")
    .find((row) => row.querySelectorAll("span").some((each) => each.text.trim() === "you"))
const menuPicture = ({ document }: Page) =>
  document.querySelector("header summary img")?.getAttribute("src")

test("a pupil chooses an avatar and a nickname, and sees both in the menu and on the leaderboard", async () => {
  const { document } = await visitor.open("/profile")
  expect(document.querySelectorAll("main [name=avatar]").length).toBe(avatars.length + 1)
  expect(document.querySelector("main [name=avatar][checked]")?.getAttribute("value")).toBe("")
  const saved = await save(visitor, { avatar: "fox", nickname: "  Red   fox " })
  expect([saved.status, saved.path]).toEqual([200, "/profile"])
  expect(saved.text).toContain(say("en", "toast.profileSaved"))
  expect(menuPicture(saved)).toBe("/art/avatars/fox.svg")
  expect(saved.document.querySelector("[name=nickname]")?.getAttribute("value")).toBe("Red   fox")
  const row = mine(await visitor.open("/top-10"))
  expect(row?.text).toContain("Red   fox")
  expect(row?.text).not.toContain(name)
  expect(row?.querySelector("img")?.getAttribute("src")).toBe("/art/avatars/fox.svg")
})

test.each([
  ["an insult", "b1tch", "errors.nickname.refused"],
  ["a tag", "<b>fox</b>", "errors.name.markup"],
  ["digits alone", "777", "errors.name.letter"],
  ["a word for the staff", "The Admin", "errors.nickname.refused"],
  ["the name of a teacher", "mansour omar", "errors.nickname.taken"],
] as const)(
  "a nickname with %s is rejected, and the form keeps what was typed",
  async (_, nickname, error) => {
    await other.open("/profile")
    const page = await save(other, { avatar: "owl", nickname, hidden: "on" })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say("en", error))
    const { document } = page
    expect(document.querySelector("[name=nickname]")?.getAttribute("value")).toBe(nickname)
    expect(document.querySelector("[name=avatar][checked]")?.getAttribute("value")).toBe("owl")
    expect(document.querySelector("[name=hidden]")?.hasAttribute("checked")).toBe(true)
  },
)

test("a hidden pupil still sees their own place, with a note that they are hidden", async () => {
  await other.open("/profile")
  await save(other, { avatar: "", nickname: "", hidden: "on" })
  const page = await other.open("/top-10?scope=week")
  expect(page.text).toContain(say("en", "topTen.hidden"))
  expect(mine(page)?.text).toContain("50 points")
})

test.each(["omar", "huda", "sami"] as const)(
  "%s has a profile with only an avatar",
  async (who) => {
    const person = await signedIn(site, who)
    const { document, status } = await person.open("/profile")
    expect(status).toBe(200)
    expect(document.querySelectorAll("main [name=nickname], main [name=hidden]")).toEqual([])
    expect(menuPicture(await save(person, { avatar: "bee" }))).toBe("/art/avatars/bee.svg")
  },
)

test("the profile page has no form when the upstream has no profiles", async () => {
  const upstream = faultyUpstreamAt(inject("faultyUpstream"))
  const pupil = await signedIn(inject("siteOnFaultyUpstream"), "layla")
  await upstream.spoil("Accounts/profile", 404)
  const { status, document } = await pupil.open("/profile")
  await upstream.heal()
  expect([status, document.querySelectorAll("main form").length]).toEqual([200, 0])
  expect(document.querySelector('main a[href="/change-password"]')).toBeTruthy()
})

test("avatars are left out when the browser saves data", async () => {
  for (const path of ["/profile", "/top-10"]) {
    const headers = { Cookie: visitor.cookies.toString(), "Save-Data": "on" }
    const html = await (await fetch(site + path, { headers })).text()
    expect(html).toContain("</main>")
    expect(html).not.toContain("<img")
  }
})
