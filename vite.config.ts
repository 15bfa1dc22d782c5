import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { vitePlugin as remix } from "@remix-run/dev"
import { defineConfig } from "vite"
import remixConfig from "./remix.config.js"
import { workerInDevelopment } from "./scripts/vite-worker.mjs"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Names the translations by their content, so that browsers may keep them for a year. */
function localesVersion() {
  const hash = createHash("sha256")
  for (const language of ["en", "ar"])
    hash.update(readFileSync(here(`public/assets/locales/${language}/translation.json`)))
  return hash.digest("base64url").slice(0, 8)
}

/** What nearly every page needs travels together: many small files compress worse than one. */
const sharedChunk = (id: string) =>
  /\/app\/(ui|i18n)\/|\/react-i18next\/|\/remix-i18next\//.test(id) || small.test(id)
    ? "shared"
    : undefined

/** What several kinds of pages need and would be a file of 200 bytes each. */
const small =
  /\/contract\/words|\/app\/(play\/(addresses|games|numbered-sections|place-name)|forms\/submit-button|shell\/(error-page|next-step))\b/

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [command === "serve" ? workerInDevelopment() : null, remix(remixConfig)],
  define: { LOCALES_VERSION: JSON.stringify(localesVersion()) },
  resolve: { alias: { "~": here("app") } },
  ssr: {
    target: "webworker",
    noExternal: command === "build" ? true : undefined,
    resolve: {
      conditions: [
        "workerd",
        "worker",
        "browser",
        "module",
        mode === "production" ? "production" : "development",
      ],
      // In development packages are loaded by Node, which must choose as a Worker does.
      externalConditions: ["worker"],
    },
  },
  // Found late, they would be bundled anew with a second React, and the first page would not hydrate.
  optimizeDeps: {
    include: [
      "@conform-to/react",
      "i18next",
      "i18next-fetch-backend",
      "react-i18next",
      "remix-i18next/react",
      "remix-themes/build/theme-provider.js",
    ],
  },
  build: {
    target: ["es2020", "chrome80", "safari14"],
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
}))
