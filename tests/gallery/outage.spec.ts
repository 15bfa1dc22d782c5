import { expect, test as failing } from "../e2e/failing-upstream"
import { test as gallery } from "./photograph"
import { mergeTests } from "@playwright/test"

const test = mergeTests(failing, gallery)
test.use({ expectedStatus: 503 })

test("the upstream is down", async ({ page, person, faultyUpstream, photograph }) => {
  await person.arrive()
  await faultyUpstream.spoil("/api", 503)
  await page.goto("/top-10")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await photograph("upstream-down")
})
