import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { answers, deploy, own, toolsFor } from "./fake/deploying"
import { bareAccount } from "./fake/account.mjs"
import { readOptions } from "./answers.mjs"
import { runDeploy } from "./run-deploy.mjs"

test.each([
  ["POST /d1", 'may not make the database tahaddi: it needs the permission "D1: Edit"'],
  ["POST /r2", '"Workers R2 Storage: Edit"'],
  ["POST /queues", '"Queues: Edit"'],
  ["PUT /workers", 'may not deploy tahaddi-mail: it needs the permission "Workers Scripts: Edit"'],
  ["GET /accounts", "Nobody is logged in"],
])("says in one sentence why %s was rejected", async (call, sentence) => {
  const account = bareAccount()
  account.refusal = { call, status: 403, code: 10000 }
  await expect(deploy(account, own(`no-right ${call}`))).rejects.toThrow(sentence)
})

test("says that R2 is not switched on", async () => {
  const account = bareAccount()
  account.refusal = { call: "POST /r2", status: 403, code: 10042 }
  await expect(deploy(account, own("no-r2"))).rejects.toThrow("open R2 in the dashboard once")
})

test("rotates the secret: the new one comes first, the last one is kept", async () => {
  const account = bareAccount()
  const place = own("rotation")
  await deploy(account, place)
  const old = account.secrets["SESSION_SECRETS"]
  account.uploads.length = 0
  await deploy(account, place, {}, ["--rotate-secrets"])
  expect(account.secrets["SESSION_SECRETS"]).toMatch(new RegExp(`^[\\w-]{43},${old}$`))
  expect(account.uploads).toEqual(["tahaddi"])
  await expect(
    deploy(account, own("rotation-elsewhere"), answers, ["--rotate-secrets"]),
  ).rejects.toThrow("the secret in use is not known")
})

// Windows has no file modes like these.
test.skipIf(process.platform === "win32")("stores secrets readable only by the owner", async () => {
  const place = own("mode")
  await deploy(bareAccount(), place)
  const modes = ["secrets.json", "deployment.json"].map((name) => statSync(join(place, name)).mode)
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600])
  expect(readFileSync(join(place, "deployment.json"), "utf8")).not.toContain("SESSION_SECRETS")
})

test("fails when the deployed site does not answer", async () => {
  const tools = { ...toolsFor(bareAccount(), own("unwell"), answers), isWell: async () => false }
  await expect(runDeploy(tools, readOptions([]))).rejects.toThrow("does not answer with 200")
})
