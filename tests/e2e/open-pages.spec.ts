import { expect, test } from "./fixtures"

const paths = [
  "/",
  "/login",
  "/signup",
  "/password-forget",
  "/password-forget?sent=1",
  "/password-reset/a-token?email=nora%40school.example",
  "/about",
  "/contacts",
  "/contacts?sent=1",
  "/no-such-page",
]

test("these pages are public", async ({ page, language, expectAccessible }) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expectAccessible()
    })
})
