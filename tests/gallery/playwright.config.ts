import { defineConfig } from "@playwright/test"
import base from "../../playwright.config"

/** The configuration of `npm run gallery`, which photographs every page in every state. */
export default defineConfig({
  ...base,
  testDir: ".",
  outputDir: "../../test-results/gallery",
  globalSetup: "../e2e/setup.ts",
  timeout: 300_000,
  projects: [
    { name: "en", use: { locale: "en-GB", javaScriptEnabled: true } },
    { name: "ar", use: { locale: "ar", javaScriptEnabled: true } },
    // Only the states that look different without scripts.
    { name: "ar-plain", grep: /@plain/, use: { locale: "ar", javaScriptEnabled: false } },
  ],
})
