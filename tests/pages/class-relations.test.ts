import { expect, inject, test } from "vitest"
import { pageRows } from "../support/access-table"
import { codeOn, joinByCode, makeClass, press, slipsFor, takeOut } from "../support/class-pages"
import { asData } from "../support/data-requests"
import { signedIn } from "../support/people"
import { registerStudent, teacherOfMath } from "../support/register-student"
import { Visitor } from "../support/visitor"

const site = inject("site")
const className = "Nightingale"
const names = [
  "own teacher",
  "second teacher",
  "former teacher",
  "teacher of another class",
  "pupil in it",
  "pupil taken out",
  "pupil of another class",
  "user",
  "visitor",
  "admin",
] as const
type Who = (typeof names)[number]

const idIn = (path = "") => /\d+(?!.*\d)/.exec(path)?.[0] ?? ""

async function teachersOf(own: Visitor, at: string) {
  const [second, former, other] = [
    (await teacherOfMath(site)).teacher(),
    (await teacherOfMath(site)).teacher(),
    (await teacherOfMath(site)).teacher(),
  ]
  for (const each of [second, former]) {
    await own.open(at)
    await press(own, "link")
    const link = own.page.document.querySelector("code")?.text.trim() ?? ""
    await each.open(new URL(link).pathname)
    await each.submit({ form: "#main form" })
  }
  await press(former, "leave")
  return [second, former, other] as const
}

/** A class with work and a pupil made in it, and somebody of each relation to it. */
async function buildRelated() {
  const own = await signedIn(site, "omar")
  const at = await makeClass(own, "en", className)
  const code = codeOn(own)
  const [second, former, other] = await teachersOf(own, at)
  const elsewhere = await makeClass(other, "en", "Elsewhere")
  const [takenOut, away] = [
    (await registerStudent(site)).visitor,
    (await registerStudent(site)).visitor,
  ]
  await joinByCode(takenOut, code)
  await joinByCode(away, codeOn(other))
  await own.open(at)
  await takeOut(own)
  const [slip = { number: "", secret: "" }] = await slipsFor(own, at, ["Sami Adel"])
  const inside = new Visitor(site)
  await inside.open("/login")
  await inside.submit({ values: { email: slip.number, password: slip.secret } })
  const linkOn = async (path: string, to: RegExp) => {
    const { document } = await own.open(path)
    const links = document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "")
    return idIn(links.find((link) => to.test(link)))
  }
  const personId = await linkOn(at, /pupils\/\d+$/)
  const { document } = await own.open(`${at}/work/new`)
  const chapter = document.querySelector("select[name=chapter] optgroup option")
  await own.submit({ values: { chapter: chapter?.getAttribute("value") ?? "", title: "Week 3" } })
  const workId = await linkOn(`${at}/work`, /\/work\/\d+$/)
  const user = await signedIn(site, "sami")
  const admin = await signedIn(site, "huda")
  const all = [own, second, former, other, inside, takenOut, away, user, new Visitor(site), admin]
  const people = new Map(names.flatMap((name, at) => (all[at] ? [[name, all[at]] as const] : [])))
  return { people, ids: { classId: idIn(at), workId, personId }, elsewhere: idIn(elsewhere) }
}

const { people, ids, elsewhere } = await buildRelated()
const none = "987654321"
const nothing = { classId: none, workId: none, personId: none }
type Ids = typeof nothing

const insiders = ["own teacher", "second teacher"] as const
const outsiders = [...people.keys()].filter((who) => !insiders.some((each) => each === who))

const addresses = pageRows.flatMap(({ route, post }) =>
  route.startsWith("/classes/:classId") ? [{ route, takesForm: post !== undefined }] : [],
)
const chapter = { chapter: "1 Math", game: "five-hints", language: "en", rounds: "1" }
const term = { title: "Week 4", from: "2026-09-01T08:00", until: "2090-01-01T08:00" }
const form = { name: "7 Z", grade: "7", subjects: "Math", timeZone: "Africa/Cairo" }

/** What a teacher of the class may send; erasing the pupil comes last. */
const sendings = ({ classId, personId }: Ids): readonly (readonly [string, object])[] => [
  ["/classes/:classId", { intent: "renew" }],
  ["/classes/:classId", { intent: "link" }],
  ["/classes/:classId", { intent: "add", names: "Hani Aziz" }],
  ["/classes/:classId", { intent: "take-out", personID: personId }],
  ["/classes/:classId", { intent: "put-back", personID: personId }],
  ["/classes/:classId/change", form],
  ["/classes/:classId/change?as=copy", form],
  ["/classes/:classId/slips", { people: personId }],
  ["/classes/:classId/work/new", { ...chapter, ...term, classes: classId }],
  ["/classes/:classId/work/:workId", { intent: "extra", personID: personId, until: term.until }],
  ["/classes/:classId/work/:workId", { intent: "withdraw" }],
  ["/classes/:classId/work/:workId/change", term],
  ["/classes/:classId/work/:workId/change?as=copy", { ...term, toClass: classId }],
  ["/classes/:classId/book/:workId", { questionID: "1", key: "nile" }],
  ["/classes/:classId/pupils/:personId", {}],
]

const fill = (route: string, { classId, workId, personId }: Ids) =>
  route
    .replace(":classId", classId)
    .replace(":workId", workId)
    .replace(":personId", personId)
    .replace(":format", "csv")
    .replace(":form", "pupils")

async function ask(who: Who, path: string, body?: object) {
  const answer = await fetch(site + path, {
    redirect: "manual",
    headers: { Cookie: people.get(who)?.cookies.toString() ?? "", Origin: site },
    ...(body && { method: "POST", body: new URLSearchParams(Object.entries(body)) }),
  })
  const html = await answer.text()
  return {
    status: answer.status,
    location: answer.headers.get("Location")?.replaceAll(/\d+|made=[^#]*/g, "#"),
    main: /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/\d+|(value|nonce)="[^"]*"/g, "#"),
    isNamed: html.includes(className),
  }
}

/** The replies to what this caller opens and sends, by address. */
async function askAll(who: Who, of: Ids, among = /./) {
  const replies: unknown[] = []
  for (const { route } of addresses.filter((each) => among.test(each.route)))
    for (const path of [fill(route, of), asData(fill(route, of))])
      replies.push({ route, ...(await ask(who, path)) })
  for (const [route, body] of sendings(of).filter(([each]) => among.test(each)))
    replies.push({ route, body: Object.keys(body), ...(await ask(who, fill(route, of), body)) })
  return replies
}

const stateOf = async () => [
  await ask("own teacher", fill("/classes/:classId", ids)),
  await ask("own teacher", fill("/classes/:classId/work/:workId", ids)),
]
const before = await stateOf()

test("a form is sent to every page of a class that takes one", () => {
  const sent = new Set(sendings(ids).map(([route]) => route.replace(/\?.*/, "")))
  const taking = addresses.filter(({ takesForm }) => takesForm).map(({ route }) => route)
  expect([...sent].toSorted()).toEqual([...new Set(taking)].toSorted())
})

test.each(outsiders)("the %s finds what stands at the address of no class", async (who) => {
  const replies = await askAll(who, ids)
  expect(replies).toEqual(await askAll(who, nothing))
  for (const reply of replies) expect(reply).toMatchObject({ isNamed: false })
  expect(await stateOf()).toEqual(before)
})

test("a teacher of another class finds none of it in the own class", async () => {
  const ask = (of: Ids) =>
    askAll("teacher of another class", { ...of, classId: elsewhere }, /:workId|:personId/)
  expect(await ask(ids)).toEqual(await ask(nothing))
  expect(await stateOf()).toEqual(before)
})

test.each(insiders)("the %s opens every page", async (who) => {
  for (const { route } of addresses)
    expect({ route, ...(await ask(who, fill(route, ids))) }).toMatchObject({ route, status: 200 })
})

test("each form is one that a teacher of the class may send", async () => {
  for (const [route, body] of sendings(ids)) {
    const { status } = await ask("second teacher", fill(route, ids), body)
    const isPage = route.endsWith("/slips")
    const isRefused = route.includes("/book/")
    const isAdding = "names" in body
    const expected = isPage ? 200 : isRefused ? 422 : isAdding ? 307 : 303
    expect({ route, body, status }).toMatchObject({ status: expected })
  }
})
