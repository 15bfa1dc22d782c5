import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"
import { readOptions } from "../answers.mjs"
import { readBundle } from "../bundles.mjs"
import { runDeploy } from "../run-deploy.mjs"
import type { FakeAccount } from "./account.mjs"
import { fakeWrangler } from "./cloudflare.mjs"

export const answers = {
  APP_URL: "https://quiz.school.org",
  MAIL_FROM: "no-reply@school.org",
  CONTACT_TO: "desk@school.org",
  JURISDICTION: "eu",
}

/** The Workers in order of deployment. */
export const all = ["tahaddi-mail", "tahaddi-referee", "tahaddi-api", "tahaddi"]

const needed = () => ({
  databases: [{ name: "tahaddi", id: undefined }],
  buckets: ["tahaddi-images"],
  queues: ["tahaddi-played"],
})

/** A folder for the ids of one site, with four small bundles; it is deleted after the test. */
export function own(name: string) {
  const place = mkdtempSync(join(tmpdir(), `deploy-${name.replaceAll(/\W/g, "-")}-`))
  onTestFinished(() => rmSync(place, { recursive: true, force: true, maxRetries: 5 }))
  for (const worker of ["mail", "referee", "api", "app"])
    writeFileSync(join(place, `${worker}.js`), "export default 1")
  return place
}

/** Deploys with a fake wrangler; `env` answers the questions. */
export function deploy(
  account: FakeAccount,
  place: string,
  env: Record<string, string> = answers,
  args: string[] = [],
) {
  return runDeploy(toolsFor(account, place, env), readOptions(args))
}

export function toolsFor(account: FakeAccount, place: string, env: Record<string, string>) {
  const bundleIn = (name: string) => readBundle(join(place, `${name}.js`))
  return {
    folder: place,
    wrangler: fakeWrangler(account),
    bundle: async () => ({
      mail: bundleIn("mail"),
      referee: bundleIn("referee"),
      api: bundleIn("api"),
      app: bundleIn("app"),
    }),
    isWell: async () => true,
    say: () => {},
    env,
    needed,
  }
}
