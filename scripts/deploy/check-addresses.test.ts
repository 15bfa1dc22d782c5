import { expect, test } from "vitest"
import { checkAddresses } from "./check-addresses.mjs"

const good = {
  mail: `MAIL_FROM = "no-reply@school.org"`,
  app: `CONTACT_TO = "desk@school.org"\nAPP_URL = "https://quiz.school.org"`,
  api: `APP_URL = "https://quiz.school.org"`,
}

test("passes addresses that can be reached", () => {
  expect(() => checkAddresses(good)).not.toThrow()
})

test.each([
  [{ mail: `MAIL_FROM = "no-reply@tahaddi.example"` }, "MAIL_FROM in mail/wrangler.toml"],
  [{ mail: "" }, "MAIL_FROM in mail/wrangler.toml"],
  [{ app: good.app.replace("desk@school.org", "") }, "CONTACT_TO in wrangler.toml"],
  [{ app: good.app.replace("desk@", "") }, "CONTACT_TO in wrangler.toml"],
  [{ app: good.app.replace("https:", "http:") }, "APP_URL in wrangler.toml"],
  [{ api: `APP_URL = ""` }, "APP_URL in api/wrangler.toml"],
  [{ api: `APP_URL = "https://quiz.school.org/"` }, "APP_URL in api/wrangler.toml"],
])("names what is missing in %o", (odd, sentence) => {
  expect(() => checkAddresses({ ...good, ...odd })).toThrow(sentence)
})
