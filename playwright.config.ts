import { defineConfig } from "@playwright/test"
import { chromiumPath } from "./scripts/launch/chromium.mjs"
import type { Options } from "./tests/e2e/fixtures"

const desktop = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }
const executablePath = chromiumPath()
/**
 * Left out where scripts are off: specs of what scripts add, and of what tests/pages tests without scripts.
 * Journeys and the axe checks of each page are not left out.
 */
const scriptsOnly = [
  "**/with-scripts*.spec.ts",
  "**/keyboard.spec.ts",
  // accounts: forgotten-password.test.ts, changed-password.test.ts
  "**/accounts.spec.ts",
  // admin: admin-adding.test.ts, admin-adding-fails.test.ts, admin-overview.test.ts
  "**/admin.spec.ts",
  // nothing-to-play: no-place-to-play.test.ts
  "**/nothing-to-play.spec.ts",
  // bad-forms: log-in.test.ts, sign-up.test.ts, five-hints-answers.test.ts
  "**/bad-forms.spec.ts",
  // review: review-list.test.ts, review-deciding.test.ts
  "**/review.spec.ts",
  // session-end: session-end.test.ts, logged-out.test.ts
  "**/session-end.spec.ts",
  // upstream-down: outage.test.ts, failing-pages.test.ts, failing-rounds.test.ts
  "**/upstream-down.spec.ts",
  // appeals: appeals.test.ts
  "**/appeals.spec.ts",
  // open-pages: navigation.test.ts, about.test.ts, contact.test.ts; the markup is the same with scripts
  "**/open-pages.spec.ts",
  // print: print.test.ts; the printed page is the same with scripts
  "**/print.spec.ts",
  // make: make.test.ts, make-limits.test.ts, my-questions.test.ts; the writing loop is a journey
  "**/make.spec.ts",
]
/** Long journeys, run only in Arabic and without scripts: with scripts, each of their pages has its own spec. */
const inArabic = ["**/writing-loop.spec.ts"]
/** Run only in the lite version, by a browser that could run scripts: a journey of every role. */
const inLite = ["**/entertainment.spec.ts", "**/school.spec.ts"]
/** Not run without scripts: tests/pages plays every game in both languages. */
const inPages = ["**/games.spec.ts"]
/** Run in Arabic with scripts and in English without: each language and each way once. */
const crosswise = ["**/class.spec.ts", "**/journey.spec.ts"]
/** Run with scripts on a desktop in English only: the same in every language and at every width. */
const onDesk = [
  "**/accounts.spec.ts",
  "**/bad-forms.spec.ts",
  "**/keyboard.spec.ts",
  "**/nothing-to-play.spec.ts",
  "**/review.spec.ts",
  "**/session-end.spec.ts",
  "**/upstream-down.spec.ts",
  "**/with-scripts-hydration.spec.ts",
  "**/with-scripts-integrity.spec.ts",
  "**/with-scripts-live.spec.ts",
  "**/with-scripts-network*.spec.ts",
  "**/with-scripts-other-origin.spec.ts",
  "**/with-scripts-passwords.spec.ts",
  "**/with-scripts-restart.spec.ts",
  "**/with-scripts-sounds.spec.ts",
  "**/with-scripts-trial.spec.ts",
  "**/with-scripts.spec.ts",
]
/** Run with scripts on a phone in Arabic only: narrow and right-to-left is the harder case. */
const onPhone = [
  "**/admin.spec.ts",
  "**/appeals.spec.ts",
  "**/games.spec.ts",
  "**/make.spec.ts",
  "**/open-pages.spec.ts",
  "**/print.spec.ts",
  "**/with-scripts-bottom-bar.spec.ts",
  "**/with-scripts-games.spec.ts",
  "**/with-scripts-hints.spec.ts",
  "**/with-scripts-make.spec.ts",
  "**/with-scripts-packs.spec.ts",
  "**/with-scripts-to-top.spec.ts",
  "**/with-scripts-touch.spec.ts",
]
/** `npm run test:deep` leaves out only what cannot run in a project. */
const isDeep = process.env["TEST_DEEP"] === "1"
const unlessDeep = (files: readonly string[]) => (isDeep ? [] : [...files])
const quietBrowser = [
  // A page opens in the process of its empty tab, not in a new one.
  "--renderer-process-limit=1",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

/** Journeys with and without JavaScript, in both languages, on a desktop and on a phone. */
export default defineConfig<Options>({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  // Long tests, for `npm run test:deep`.
  ...(process.env["TEST_DEEP"] === "1" ? {} : { grepInvert: /@deep/ }),
  outputDir: "test-results",
  globalSetup: "./tests/e2e/setup.ts",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    baseURL: process.env["TAHADDI_SITE"],
    timezoneId: "Asia/Riyadh",
    reducedMotion: "reduce",
    // It would load pages past what a test puts in their place.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: process.getuid?.() === 0 ? ["--no-sandbox", ...quietBrowser] : quietBrowser,
    },
  },
  projects: [
    {
      name: "js-en",
      testIgnore: unlessDeep([...onPhone, ...inArabic, ...inLite, ...crosswise]),
      use: { locale: "en-GB", viewport: desktop, javaScriptEnabled: true },
    },
    {
      name: "js-ar",
      testIgnore: unlessDeep([...onDesk, ...inArabic, ...inLite]),
      use: { locale: "ar", viewport: phone, hasTouch: true, javaScriptEnabled: true },
    },
    {
      name: "nojs-en",
      workers: 1,
      testIgnore: [...scriptsOnly, ...unlessDeep([...inArabic, ...inLite, ...inPages])],
      use: { locale: "en-GB", viewport: phone, hasTouch: true, javaScriptEnabled: false },
    },
    {
      name: "nojs-ar",
      workers: 1,
      testIgnore: [...scriptsOnly, ...unlessDeep([...inLite, ...inPages, ...crosswise])],
      use: { locale: "ar", viewport: desktop, javaScriptEnabled: false },
    },
    {
      name: "lite-ar",
      testMatch: inLite,
      use: { locale: "ar", viewport: phone, hasTouch: true, isLite: true },
    },
  ],
})
