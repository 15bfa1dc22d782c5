import { expect, test } from "vitest"
import { checkAccount } from "./check-account.mjs"

const placeholder = `database_id = "00000000-0000-0000-0000-000000000000"`
const created = `database_id = "5c6ff1b3-2a4e-4f2c-9f0e-1d2f3a4b5c6d"`
const secret = JSON.stringify([{ name: "SESSION_SECRETS", type: "secret_text" }])

test("passes an account with everything", async () => {
  await expect(checkAccount(account({}), created)).resolves.toBeUndefined()
})

test("asks for a login first", async () => {
  await expect(checkAccount(account({ whoami: 1 }), placeholder)).rejects.toThrow("wrangler login")
})

test("asks for a database when the id is the placeholder", async () => {
  await expect(checkAccount(account({}), placeholder)).rejects.toThrow("d1 create tahaddi")
})

test("names the missing secret, also before the first deployment of a Worker", async () => {
  await expect(checkAccount(account({ secrets: "[]" }), created)).rejects.toThrow("SESSION_SECRETS")
  await expect(checkAccount(account({ listing: 1 }), created)).rejects.toThrow("SESSION_SECRETS")
})

/** The reply of wrangler, by its first word. */
function account({ whoami = 0, listing = 0, secrets = secret }) {
  return async ([command]: readonly string[]) =>
    command === "whoami" ? { code: whoami, stdout: "" } : { code: listing, stdout: secrets }
}
