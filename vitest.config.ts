import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers"
import { configDefaults, defineConfig } from "vitest/config"
import { runSharp } from "./scripts/launch/images.mjs"

/** `npm run test:deep` repeats properties more often, see README. */
const provide = { isDeep: process.env["TEST_DEEP"] === "1" }

/** A deployment and migrations with the real wrangler take half a minute; `npm test` leaves them out. */
const withWrangler = [
  "scripts/deploy/with-wrangler.test.ts",
  "scripts/launch/database.test.ts",
  "scripts/by-hand.test.ts",
]

/**
 * The variables of a Worker's configuration. Given as options they override those of `.dev.vars` and `.env` beside it,
 * which are for development.
 */
async function varsOf(configPath: string) {
  const { unstable_readConfig: readConfig } = await import("wrangler")
  return readConfig({ config: configPath }).vars
}

const apiConfig = "./api/wrangler.toml"
const refereeConfig = "./referee/wrangler.toml"

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: apiConfig },
            miniflare: {
              bindings: {
                ...(await varsOf(apiConfig)),
                MIGRATIONS: await readD1Migrations("./api/migrations"),
              },
              // A late message would reach the next file, in which other people have the same ids.
              queueProducers: { PUBLISHED: "without-consumer" },
              // Tests inject a mail service that records its mails; this one sends nothing.
              serviceBindings: { MAIL: () => new Response(null, { status: 501 }), SHARP: runSharp },
            },
          })),
        ],
        test: {
          name: "contract",
          provide,
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/contract/support/seed-setup.ts"],
          setupFiles: ["tests/contract/support/begin-file.ts"],
          // The logs of a player's Durable Object cannot be sent over the test runner's connection.
          disableConsoleIntercept: true,
          isolate: false,
          maxWorkers: 1,
          // A test that times out goes on in the worker that the next tests share.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: refereeConfig },
            miniflare: { bindings: await varsOf(refereeConfig) },
          })),
        ],
        test: {
          name: "referee",
          include: ["tests/referee/**/*.test.ts"],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            main: "./tests/settlement/support/worker.ts",
            miniflare: {
              compatibilityDate: "2026-04-01",
              compatibilityFlags: ["nodejs_compat"],
              d1Databases: ["DB"],
              r2Buckets: ["IMAGES"],
              durableObjects: {
                PLAYERS: { className: "PlayerReferee", useSQLite: true },
                PLAY: { className: "Player", useSQLite: true },
                BOARD: { className: "Board", useSQLite: true },
              },
              queueProducers: { PUBLISHED: "published" },
              bindings: {
                MIGRATIONS: await readD1Migrations("./api/migrations"),
                LOG_ONE_IN: "0",
              },
            },
          })),
        ],
        test: {
          name: "settlement",
          provide,
          include: ["tests/settlement/**/*.test.ts"],
          setupFiles: ["tests/settlement/support/begin-file.ts"],
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: "unit",
          environment: "node",
          // A worker for each file takes longer than its tests.
          isolate: false,
          testTimeout: 30_000,
          include: [
            "{app,api,referee,platform,contract,game,scripts,tests/support}/**/*.test.{ts,tsx}",
          ],
          exclude: [...configDefaults.exclude, ...withWrangler],
        },
      },
      { test: { name: "wrangler", environment: "node", include: withWrangler } },
      {
        test: {
          name: "architecture",
          testTimeout: 120_000,
          environment: "node",
          include: ["tests/architecture/**/*.test.ts"],
          // One worker for all files: otherwise each would load the TypeScript compiler again.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "weight",
          testTimeout: 30_000,
          environment: "node",
          include: ["tests/weight/**/*.test.ts"],
          globalSetup: ["tests/support/build-setup.ts"],
        },
      },
      {
        test: {
          name: "pages",
          provide,
          environment: "node",
          include: ["tests/pages/**/*.test.ts"],
          globalSetup: ["tests/support/pages-setup.ts"],
          setupFiles: ["tests/support/own-connections.ts"],
          // One file at a time: they share an upstream that tests make fail. One worker for all files:
          // otherwise each would load the same modules again.
          fileParallelism: false,
          isolate: false,
          // One test reads the built server, of 3 MB, as Node does.
          server: { deps: { external: [/\/build\/server\//] } },
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "text",
          environment: "node",
          include: ["tests/text/**/*.test.ts"],
          globalSetup: ["tests/support/text-setup.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
