import { describe, expect, inject, test } from "vitest"
import { codeOn, makeClass, press, slipsFor, takeOut } from "../support/class-pages"
import { arabicDigits } from "../support/live-pages"
import { signedIn } from "../support/people"
import { password, signedUp, teacherOfMath } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")

describe.each(languages)("in %s", (language) => {
  test("a teacher makes a class of a list, and a pupil logs in with a slip", async () => {
    const teacher = await signedIn(site, "omar", language)
    const at = await makeClass(teacher, language, `7A ${language}`)
    const slips = await slipsFor(teacher, at, ["ليلى حسن", "", "Sami Adel"])
    expect(slips.map(({ name }) => name)).toEqual(["Sami Adel", "ليلى حسن"])
    const [slip = { number: "", secret: "" }] = slips
    const pupil = new Visitor(site, language)
    await pupil.open(`/login?number=${slip.number}&secret=${slip.secret}`)
    const filled = pupil.page.document.querySelectorAll("main form .control")
    expect(filled.map((input) => input.getAttribute("value")?.replaceAll(" ", ""))).toEqual([
      slip.number.replaceAll(" ", ""),
      slip.secret.replaceAll(" ", ""),
    ])
    expect(pupil.page.text).toContain(say(language, "login.emailOrNumber"))
    // No browser of a shared computer keeps a number, or a secret that comes from a slip.
    expect(filled.map((input) => input.getAttribute("autocomplete"))).toEqual([
      "off",
      "one-time-code",
    ])
    await pupil.submit({ values: { password: "0" } })
    expect(pupil.page.text).toContain(say(language, "errors.login.wrongSlip"))
    await pupil.submit({
      values: { email: arabicDigits(slip.number), password: arabicDigits(slip.secret) },
    })
    expect(pupil.page.path).toBe("/")
    await pupil.open("/join")
    expect(pupil.page.text).toContain(`7A ${language}`)
    const { document } = await teacher.open(at)
    const buttons = document
      .querySelectorAll("main .button")
      .filter((one) => !one.closest("details"))
    expect(buttons.map(({ text }) => text)).toEqual(
      (
        [
          "work.set",
          "live.playLive",
          "book.title",
          "work.list",
          "class.slips",
          "class.sheet",
          "class.link",
        ] as const
      ).map((key) => say(language, key)),
    )
    await teacher.open(`${at}/slips`)
    expect(teacher.page.document.querySelectorAll("[name=people][checked]")).toEqual([])
    await teacher.submit({ form: "form:has([name=people])" })
    expect(teacher.page.status).toBe(422)
    expect(teacher.page.text).toContain(say(language, "errors.class.noneTicked"))
  })

  test("wrong names lose nothing, and are told by their lines", async () => {
    const teacher = await signedIn(site, "omar", language)
    const at = await makeClass(teacher, language, `7B ${language}`)
    const names = "Sami Adel\n7\nHani Aziz"
    await teacher.submit({
      form: "form:has(textarea)",
      values: { names },
      button: { name: "intent", value: "add" },
    })
    const { status, text, document } = teacher.page
    expect(status).toBe(422)
    expect(text).toContain(say(language, "import.row", { number: 2 }))
    expect(document.querySelector("textarea")?.text.trim()).toBe(names)
    await teacher.open(at)
    expect(teacher.page.text).toContain(say(language, "class.noPupils"))
  })
})

test("a pupil joins by a code, leaves, is taken out and put back", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7C")
  const code = codeOn(teacher)
  const { visitor: pupil } = await signedUp(site)
  await pupil.open("/join?code=1234")
  expect(pupil.page.text).toContain(say("en", "errors.join.mistyped"))
  await pupil.open(`/join?code=${encodeURIComponent(arabicDigits(code))}`)
  expect(pupil.page.text).toContain("7C")
  await press(pupil, "join")
  expect(pupil.page.text).toContain(say("en", "toast.classJoined"))
  expect(pupil.page.document.querySelector('main a.button[href="/"]')).not.toBeNull()
  await press(pupil, "leave")
  expect(pupil.page.text).not.toContain("7C")
  await pupil.open(`/join?code=${code.replace(" ", "")}`)
  await press(pupil, "join")
  await teacher.open(at)
  await takeOut(teacher)
  await pupil.open(`/join?code=${code.replace(" ", "")}`)
  await press(pupil, "join")
  expect(pupil.page.text).toContain(say("en", "toast.classRefused"))
  await teacher.open(at)
  await press(teacher, "put-back")
  await pupil.open("/join")
  expect(pupil.page.text).toContain("7C")
})

test("a visitor with a code logs in first and comes back to it", async () => {
  const teacher = await signedIn(site, "omar")
  await makeClass(teacher, "en", "7D")
  const code = codeOn(teacher).replace(" ", "")
  const { email } = await signedUp(site)
  const visitor = new Visitor(site)
  await visitor.open(`/join?code=${code}`)
  await visitor.submit({ values: { email, password } })
  expect(visitor.page.path).toBe(`/join?code=${code}`)
  expect(visitor.page.text).toContain("7D")
})

test("a class is shared by a link, changed, closed and archived", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7E")
  await press(teacher, "link")
  const link = teacher.page.document.querySelector("code")?.text.trim() ?? ""
  const colleague = (await teacherOfMath(site)).teacher()
  const path = new URL(link).pathname
  await colleague.open(path)
  await colleague.submit({ form: "#main form" })
  expect(colleague.page.path).toBe(at)
  await colleague.open(`${at}/change`)
  await colleague.submit({ values: { name: "7F" } })
  expect(colleague.page.text).toContain("7F")
  await colleague.open(`${at}/change?as=copy`)
  await colleague.submit({ values: { name: "8F", grade: "8" } })
  expect(colleague.page.path).not.toBe(at)
  expect(colleague.page.text).toContain("8F")
  await press(teacher, "close")
  expect((await colleague.open(`${at}/sheet`)).status).toBe(404)
  await press(teacher, "archive")
  await teacher.open(at)
  expect(teacher.page.text).toContain(say("en", "class.isArchived"))
  const stranger = (await teacherOfMath(site)).teacher()
  for (const page of [at, `${at}/change`, `${at}/slips`, `${at}/sheet`])
    expect((await stranger.open(page)).status).toBe(404)
})

test("an admin finds a class, gives it to another teacher, and does not open its own pages", async () => {
  const name = `9${crypto.randomUUID().slice(0, 8)}`
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", name)
  const { credentials, teacher: colleague } = await teacherOfMath(site)
  const huda = await signedIn(site, "huda")
  await huda.open(`/admin/classes?search=${name.toUpperCase()}`)
  const [link, ...others] = huda.page.document.querySelectorAll(
    "main li a[href^='/admin/classes?class']",
  )
  expect(others).toEqual([])
  expect(link?.text).toContain(name)
  await huda.open(link?.getAttribute("href") ?? "")
  await huda.submit({
    form: "main form:has([name=teacher])",
    values: { teacher: credentials.email },
  })
  await huda.submit({ form: "main form:has([name=personID])" })
  expect((await teacher.open(at)).status).toBe(404)
  expect((await colleague().open(at)).text).toContain(name)
  expect((await huda.open(at)).path).toBe("/")
  expect((await huda.open("/admin/classes?search=zzz")).text).toContain(
    say("en", "class.school.none"),
  )
})
