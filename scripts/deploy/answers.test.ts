import { expect, test } from "vitest"
import { collectAnswers, readOptions, usage } from "./answers.mjs"

const good = {
  APP_URL: "https://quiz.school.org",
  MAIL_FROM: "no-reply@school.org",
  CONTACT_TO: "desk@school.org",
  JURISDICTION: "none",
}
const none = { given: {}, env: {}, kept: {} }

test("prefers an option to the environment, and the environment to the last answer", async () => {
  const { given } = readOptions(["--mail-from", "given@school.org"])
  const env = { MAIL_FROM: "env@school.org", CONTACT_TO: "env@school.org" }
  expect(await collectAnswers({ given, env, kept: good }, undefined)).toEqual({
    ...good,
    MAIL_FROM: "given@school.org",
    CONTACT_TO: "env@school.org",
    LOCATION: "near",
    METRICS: "off",
  })
})

test.each([
  ["MAIL_FROM", "no-reply@tahaddi.example"],
  ["MAIL_FROM", "no-reply"],
  ["CONTACT_TO", "desk@"],
  ["APP_URL", "http://quiz.school.org"],
  ["APP_URL", "https://quiz.school.org/"],
  ["APP_URL", "https://tahaddi.example"],
  ["JURISDICTION", "mars"],
  ["LOCATION", "moon"],
])("refuses %s %j in one sentence", async (name, value) => {
  const sources = { ...none, env: { ...good, [name]: value } }
  await expect(collectAnswers(sources, undefined)).rejects.toThrow(`${name} must be`)
})

test.each([
  ["APP_URL", "https://quiz.school.example", ".example"],
  ["APP_URL", "https://quiz.test", ".test"],
  ["CONTACT_TO", "desk@school.example", ".example"],
])("says of %s %j that nobody can own such a domain", async (name, value, ending) => {
  const sources = { ...none, env: { ...good, [name]: value } }
  await expect(collectAnswers(sources, undefined)).rejects.toThrow(
    `${name} must be at a domain that exists (nobody can own one under ${ending}), not "${value}".`,
  )
})

test.each([
  ["HTTPS://Quiz.School.ORG", "https://quiz.school.org"],
  ["https://مدرسة.شبكة", "https://xn--ogblgi1g.xn--ngbc5azd"],
])("takes the site's address %s as %s", async (given, origin) => {
  const answers = await collectAnswers({ ...none, env: { ...good, APP_URL: given } }, undefined)
  expect(answers.APP_URL).toBe(origin)
})

test("the usage names every option with its variable", () => {
  for (const option of ["--app-url=…", "or CONTACT_TO: ", "--dry-run", "--rotate-secrets"])
    expect(usage).toContain(option)
})

test.each(["APP_URL", "MAIL_FROM", "CONTACT_TO", "JURISDICTION"])(
  "names the option for %s when nobody can be asked",
  async (name) => {
    const sources = { ...none, env: { ...good, [name]: "" } }
    const option = `--${name.toLowerCase().replace("_", "-")}`
    await expect(collectAnswers(sources, undefined)).rejects.toThrow(
      `Set ${name}, or give ${option}`,
    )
  },
)

test("asks only for missing answers, and again after an invalid one", async () => {
  const replies = ["nonsense", "desk@school.org", ""]
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return replies[asked.length - 1] ?? ""
  }
  const { CONTACT_TO: _, JURISDICTION: __, ...kept } = good
  const answers = await collectAnswers({ ...none, kept }, ask)
  expect(answers).toMatchObject(good)
  expect(asked.map((question) => question.slice(0, 12))).toEqual([
    "Who receives",
    "Who receives",
    "Where data m",
  ])
})

test("changes the jurisdiction only while no data are stored", async () => {
  const sources = { ...none, given: { JURISDICTION: "eu" }, kept: good }
  await expect(collectAnswers(sources, undefined)).rejects.toThrow("cannot be changed")
  const changed = await collectAnswers({ ...sources, isEmpty: true }, undefined)
  expect(changed.JURISDICTION).toBe("eu")
})

test("lists the options when it gets an unknown one", () => {
  expect(() => readOptions(["--adress", "x"])).toThrow("--app-url, --mail-from")
})
