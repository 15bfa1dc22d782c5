import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { vitePlugin as remix } from "@remix-run/dev"
import { defineConfig, type Plugin, type Rollup } from "vite"
import remixConfig from "./remix.config.js"
import { licenses } from "./scripts/vite-licenses.mjs"
import { inBrowsers, oncePerWorker } from "./scripts/vite-stand-ins.mjs"
import { scriptHashes } from "./scripts/vite-script-hashes.mjs"
import { workerInDevelopment } from "./scripts/vite-worker.mjs"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The version of the translations by their content, so that browsers may cache them for a year. */
function localesVersion() {
  const hash = createHash("sha256")
  for (const language of ["en", "ar"])
    hash.update(readFileSync(here(`public/assets/locales/${language}/translation.json`)))
  return hash.digest("base64url").slice(0, 8)
}

const sharedFolders = /\/app\/(ui|i18n|shell|theme|toast|connection)\//
const sharedFiles =
  /\/(app\/forms\/(submit-button|choice-form)|app\/live\/play-live|app\/admin\/admin-pages|app\/play\/addresses|app\/authoring\/addresses|contract\/(words|limits)|game\/sources\/[\w-]+)\./
const sharedPackages = /vite\/preload-helper|\/(react-i18next|remix-i18next|remix-themes)\//
const formFiles =
  /\/app\/(admin\/name-fields|authoring\/(form\/user-text-field|preview\/while-writing)|forms\/(form|form-key|form-model|error-summary|fields\/(checkboxes-field|field|field-frame|radio-field|select-field)))\./

/**
 * The chunks. What nearly every page needs is in one chunk, because many small files compress worse, and each file
 * costs 60 bytes in every page that loads it: its address and its hash. Cards are separate, because play pages are
 * the heaviest and do not need them.
 */
const chunks = [
  {
    name: "cards",
    parts: [/\/app\/(ui\/(choice-card|emblem)|play\/(take-along|subject-picture))\./],
  },
  { name: "remembered", parts: [/\/app\/ui\/remembered\./] },
  { name: "day", parts: [/\/app\/play\/end\/day\./] },
  // Not needed for a visitor's round.
  {
    name: "play-page",
    parts: [/\/app\/play\/(round\/play-page|end\/next-links)\./],
  },
  { name: "shared", parts: [sharedFolders, sharedFiles, sharedPackages] },
  {
    name: "round-parts",
    parts: [
      /\/app\/(play\/round\/(question-text|steps)|games\/(five-hints\/hint-number|offside\/judged))\./,
    ],
  },
  {
    name: "game-cards",
    parts: [
      /\/app\/(games\/(games|game-label|[\w-]+\/(hint-)?cards)|review\/question\/question-preview)\./,
    ],
  },
  { name: "admin", parts: [/\/app\/(admin\/admin-frame|review\/decide\/[\w-]+-form)\./] },
  // Small parts of pages for staff and accounts, together: each chunk costs bytes in the manifest, which every page loads.
  {
    name: "staff-parts",
    parts: [
      /\/app\/(forms\/search-field\.|admin\/(choose|existing-entries|new-teachers)|classes\/(digits|work\/listed-works)|live\/hands-up|people\/)/,
    ],
  },
  { name: "story", parts: [/\/app\/review\/question\/(story|event-answer|figures-of-question)\./] },
  { name: "verdicts", parts: [/\/app\/authoring\/try-answers\/(answer-verdict|verdicts)\./] },
  { name: "play", parts: [/\/app\/play\//] },
  { name: "forms", parts: [formFiles, /\/@conform-to\//] },
]

/**
 * Vite wraps each import() in 450 bytes of code that preloads the imports of the module. Modules that load
 * later are small here, and their imports are on the page already.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null,
}

/** The Worker is bundled as a whole, not its pages alone: wrangler would add its own copies of what both import. */
const wholeWorker: Plugin = {
  name: "whole-worker",
  config: (_, { isSsrBuild }) =>
    isSsrBuild
      ? { build: { rollupOptions: { input: "app/entry.worker.ts", external: /^node:/ } } }
      : null,
}

const chunkOf = (id: string) =>
  chunks.find(({ parts }) => parts.some((part) => part.test(id)))?.name

const withHash = "assets/[name]-[hash:7].js"

/**
 * Each page lists all scripts, so their names are short: a hash of 42 bits is enough for years of versions. A
 * route without a page has an empty script, which nobody loads.
 */
const fileNames = {
  entryFileNames: ({ exports, facadeModuleId }: Rollup.PreRenderedChunk) =>
    exports.length === 0 && facadeModuleId?.includes("/routes/") ? "assets/empty.js" : withHash,
  chunkFileNames: withHash,
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    command === "serve" ? workerInDevelopment() : null,
    plainImports,
    licenses(),
    remix(remixConfig),
    wholeWorker,
    scriptHashes(),
  ],
  define: { LOCALES_VERSION: JSON.stringify(localesVersion()) },
  resolve: { alias: isSsrBuild ? oncePerWorker : command === "build" ? inBrowsers : [] },
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
      // In development Node loads packages, and must use the export conditions of a Worker.
      externalConditions: ["worker"],
    },
  },
  // Discovered late, they would be bundled again with a second React, and the first page would not hydrate.
  optimizeDeps: {
    include: [
      "@conform-to/react",
      "react-i18next",
      "remix-i18next/react",
      "remix-themes/build/theme-provider.js",
    ],
  },
  build: {
    target: ["es2020", "chrome80", "safari14"],
    assetsInlineLimit: 0,
    // Alike for browsers and the server, so that both name the file of styles by the same hash.
    cssMinify: "esbuild",
    modulePreload: false,
    // 4 KB smaller than with esbuild: decision 33.
    minify: isSsrBuild ? false : "terser",
    // For the server only: the stack frames in the log.
    sourcemap: isSsrBuild,
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: chunkOf, ...fileNames } },
  },
}))
