import { expect, test } from "./fixtures"

const rules = ["length", "upper", "lower", "digit", "sign"] as const

test("a new password shows which rules it still breaks, while it is typed", async ({
  page,
  person: visitor,
  expectAccessible,
}) => {
  await page.goto("/signup")
  await expect(page.getByRole("button", { name: visitor.say("password.show") })).toHaveCount(2)
  for (const [typed, met] of [
    ["k", ["lower"]],
    ["Kick", ["upper", "lower"]],
    ["Kick-0", ["upper", "lower", "digit", "sign"]],
    ["Kick-0ff!", rules],
    ["", []],
  ] as const) {
    await visitor.fill("signup.password", typed)
    for (const rule of rules) {
      const line = page.getByRole("listitem").filter({
        hasText: visitor.say(`password.rule.${rule}`, { min: 8 }),
      })
      const isMet = met.some((each) => each === rule)
      await expect(line.getByText(visitor.say("password.met"))).toHaveCount(isMet ? 1 : 0)
    }
  }
  await visitor.fill("signup.password", "Kick")
  await expectAccessible()
})

test("a password can be shown and hidden", async ({ page, person: visitor, expectAccessible }) => {
  const label = visitor.say("login.passwordOrSecret")
  const field = page.getByLabel(label, { exact: true })
  const button = (verb: "show" | "hide") =>
    page.getByRole("button", { name: `${visitor.say(`password.${verb}`)}: ${label}` })
  await page.goto("/login")
  await visitor.fill("login.passwordOrSecret", "Kick-0ff!")
  await expect(field).toHaveAttribute("type", "password")
  await button("show").click()
  await expect(field).toHaveAttribute("type", "text")
  await expect(field).toHaveValue("Kick-0ff!")
  await expectAccessible()
  await button("hide").click()
  await expect(field).toHaveAttribute("type", "password")
})
