import { codeOn, joinByCode, makeClass, press, slipsFor } from "./class-pages"
import { signedIn } from "./people"
import { registerStudent, teacherOfMath } from "./register-student"
import { Visitor } from "./visitor"

export const className = "Nightingale"
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
export type Who = (typeof names)[number]

const idIn = (path = "") => /\d+(?!.*\d)/.exec(path)?.[0] ?? ""

async function teachersOf(site: string, own: Visitor, at: string) {
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
export async function buildRelated(site: string) {
  const own = await signedIn(site, "omar")
  const at = await makeClass(own, "en", className)
  const code = codeOn(own)
  const [second, former, other] = await teachersOf(site, own, at)
  const elsewhere = await makeClass(other, "en", "Elsewhere")
  const [takenOut, away] = [
    (await registerStudent(site)).visitor,
    (await registerStudent(site)).visitor,
  ]
  await joinByCode(takenOut, code)
  await joinByCode(away, codeOn(other))
  await own.open(at)
  await press(own, "take-out")
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
