import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { all, answers, deploy, own, toolsFor } from "./fake/deploying"
import { bareAccount } from "./fake/account.mjs"
import { readOptions } from "./answers.mjs"
import { planDeploy } from "./plan.mjs"

test("creates everything on an empty account, within the jurisdiction, and deploys in order", async () => {
  const account = bareAccount()
  expect(await deploy(account, own("bare"))).toBe("https://quiz.school.org")
  expect([...account.databases]).toEqual([["tahaddi", expect.objectContaining({ place: "eu" })]])
  expect([...account.buckets]).toEqual([["tahaddi-images", "eu"]])
  expect([...account.queues]).toEqual(["tahaddi-played"])
  expect(account.uploads).toEqual(all)
  expect(account.secrets["SESSION_SECRETS"]).toMatch(/^[\w-]{43}$/)
  expect(account.workers.get("tahaddi-mail")?.["vars"]).toEqual({ MAIL_FROM: answers.MAIL_FROM })
  expect(account.workers.get("tahaddi")).toMatchObject({
    vars: { APP_URL: answers.APP_URL, CONTACT_TO: answers.CONTACT_TO, LOG_ONE_IN: "10" },
    routes: [{ pattern: "quiz.school.org", custom_domain: true }],
  })
  expect(account.workers.get("tahaddi-api")?.["r2_buckets"]).toMatchObject([{ jurisdiction: "eu" }])
})

test("puts no demo data into the database", async () => {
  const account = bareAccount()
  await deploy(account, own("without-seed"))
  expect(account.commands.filter((command) => command.startsWith("d1 execute"))).toEqual([])
})

test("does nothing twice: a second deploy uploads only what has changed", async () => {
  const account = bareAccount()
  const place = own("second")
  await deploy(account, place)
  const [databases, secrets] = [[...account.databases], { ...account.secrets }]
  account.uploads.length = 0
  await deploy(account, place, {})
  expect(account.uploads).toEqual([])
  writeFileSync(join(place, "api.js"), "export default 2")
  await deploy(account, place, {})
  expect(account.uploads).toEqual(["tahaddi-api"])
  await deploy(account, place, {}, ["--contact-to", "other@school.org"])
  expect(account.uploads).toEqual(["tahaddi-api", "tahaddi"])
  await deploy(account, place, {}, ["--all"])
  expect(account.uploads.slice(2)).toEqual(all)
  expect([[...account.databases], account.secrets]).toEqual([databases, secrets])
})

test.each([
  "POST /d1",
  "POST /r2",
  "POST /queues",
  "POST /migrations",
  "PUT /workers/scripts/tahaddi-api",
  "PUT /workers/scripts/tahaddi",
])("continues after a deploy that failed at %s", async (call) => {
  const account = bareAccount()
  const place = own(call)
  account.refusal = { call, status: 500, code: 10013 }
  await expect(deploy(account, place)).rejects.toThrow("wrangler could not")
  const before = [...account.uploads]
  account.refusal = null
  await deploy(account, place, {})
  expect([...before, ...account.uploads.slice(before.length)].toSorted()).toEqual(all.toSorted())
  expect(account.commands.filter((command) => command.startsWith("d1 create")).length).toBe(
    call === "POST /d1" ? 2 : 1,
  )
})

test("finds existing resources by name when ids and answers are lost, and keeps the secret", async () => {
  const account = bareAccount()
  await deploy(account, own("first-machine"))
  const secret = account.secrets["SESSION_SECRETS"]
  await deploy(account, own("other-machine"))
  expect(account.databases.size).toBe(1)
  expect(account.secrets["SESSION_SECRETS"]).toBe(secret)
  expect(account.uploads).toEqual([...all, ...all])
})

test("creates only what is missing on an account that has half of it", async () => {
  const account = bareAccount()
  account.buckets.set("tahaddi-images", "eu")
  account.databases.set("tahaddi", { uuid: "0a0a0a0a-1111-4222-8333-444444444444", place: "eu" })
  await deploy(account, own("half"))
  expect(account.commands.filter((command) => command.startsWith("d1 create"))).toEqual([])
  expect(account.workers.get("tahaddi-api")?.["d1_databases"]).toMatchObject([
    { database_id: "0a0a0a0a-1111-4222-8333-444444444444" },
  ])
})

test("learns its address on workers.dev from the first deploy, and sets it in the Workers", async () => {
  const account = bareAccount()
  const origin = await deploy(account, own("workers-dev"), { ...answers, APP_URL: "workers.dev" })
  expect(origin).toBe("https://tahaddi.school.workers.dev")
  expect(account.uploads).toEqual([...all, "tahaddi-api", "tahaddi"])
  expect(account.workers.get("tahaddi")).toMatchObject({ vars: { APP_URL: origin } })
  expect(account.workers.get("tahaddi")).not.toHaveProperty("routes")
  expect(account.workers.get("tahaddi")).not.toHaveProperty("build")
})

test("a dry run lists everything that a deploy would do, and runs no command", async () => {
  const account = bareAccount()
  const steps = await planDeploy(
    toolsFor(account, own("dry"), { JURISDICTION: "eu" }),
    readOptions(["--dry-run"]),
  )
  expect(account.commands).toEqual([])
  expect(steps.slice(0, 6)).toEqual([
    "ask for APP_URL",
    "ask for MAIL_FROM",
    "ask for CONTACT_TO",
    "make unless it exists: wrangler d1 create tahaddi --jurisdiction eu",
    "make unless it exists: wrangler r2 bucket create tahaddi-images --jurisdiction eu",
    "make unless it exists: wrangler queues create tahaddi-played",
  ])
  expect(steps.slice(8, 12)).toEqual(all.map((name) => expect.stringContaining(`deploy ${name}: `)))
})

test("a dry run after a deploy names the Workers that would not change", async () => {
  const account = bareAccount()
  const place = own("dry-again")
  await deploy(account, place)
  writeFileSync(join(place, "referee.js"), "export default 2")
  const steps = await planDeploy(toolsFor(account, place, {}), readOptions([]))
  expect(steps.slice(2, 6)).toEqual([
    "leave tahaddi-mail: it has not changed",
    expect.stringContaining("deploy tahaddi-referee: "),
    "leave tahaddi-api: it has not changed",
    "leave tahaddi: it has not changed",
  ])
})

test("binds a dataset for plays only where metrics are switched on", async () => {
  const account = bareAccount()
  const place = own("metrics")
  await deploy(account, place)
  expect(account.workers.get("tahaddi")).not.toHaveProperty("analytics_engine_datasets")
  await deploy(account, place, {}, ["--metrics", "on"])
  expect(account.workers.get("tahaddi")?.["analytics_engine_datasets"]).toEqual([
    { binding: "PLAYS", dataset: "tahaddi_plays" },
  ])
})
