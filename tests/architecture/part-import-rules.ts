import { gameNames } from "../../contract/words"

/** Reading a reply that an upstream without the call does not give: `orMissing`. */
export const missing = "app/upstream/errors.server"

const gameFolders = gameNames.map((game) => `game/${game}`)
const shared = ["game/rounds", "game/sources", "game/answers", "game/authoring"]

/** The rules within game/: a game may import the shared parts, which never import a game. */
export const gameRules = [
  {
    part: "game/answers",
    parts: ["contract/formulas", "contract/normalised", "contract/words"],
    packages: [],
  },
  { part: "game/authoring", parts: ["contract/formulas", "game/answers"], packages: [] },
  {
    part: "game/rounds",
    parts: ["contract/words", "contract/normalised", "game/sources"],
    packages: ["zod"],
  },
  { part: "game/sources", parts: ["contract/words"], packages: [] },
  ...gameFolders.map((part) => ({
    part,
    parts: ["game/rounds", "game/sources", "game/answers"],
    packages: ["zod"],
  })),
  {
    part: "game/live",
    parts: ["contract/normalised", "contract/words", "game/answers", "game/rounds", ...gameFolders],
    packages: [],
  },
  { part: "game", parts: ["contract/words", ...shared, ...gameFolders], packages: [] },
]

const gameParts = [
  "app/catalogue",
  "app/play",
  "app/ui",
  "app/forms",
  "app/i18n",
  "contract",
  "game",
]
const react = ["react", "react-dom", "@remix-run/react", "react-i18next"]
const packages = [...react, "zod"]

/** The parts that the spreadsheet formats of games consist of. */
const sheetParts = ["app/games/sheet-cells.server", "app/games/typed-answers.server"]

/** One game never imports another; only the registry directly in app/games imports all of them. */
export const appGameRules = [
  {
    part: "app/formulas",
    parts: ["contract/formulas", "contract/words"],
    typesOf: ["app/ui"],
    packages: ["temml"],
    serverOnly: true,
  },
  ...gameNames.map((game) => ({
    part: `app/games/${game}`,
    parts: ["app/trial", ...gameParts, "app/authoring", ...sheetParts],
    typesOf: [
      "app/games/game-cards",
      "app/games/server-game",
      "app/games/game-sheet.server",
      "app/games/game-gift.server",
    ],
    packages,
  })),
  {
    part: "app/games",
    parts: ["app/games", "app/ui", "app/i18n", "contract", "game"],
    typesOf: ["app/authoring", "app/server/context.server"],
    packages: react,
  },
  {
    part: "app/import",
    parts: [...gameParts, "app/session", missing, "app/games", "app/authoring"],
    typesOf: ["app/server/context.server", "app/upstream"],
    packages: [...packages, "@remix-run/cloudflare", "papaparse", "saxen", "fast-check"],
  },
  {
    part: "app/trial",
    parts: [...gameParts, "app/credit", "app/session"],
    typesOf: ["app/server/context.server", "app/referee"],
    packages: [...packages, "@remix-run/cloudflare"],
  },
]

/** Grades, subjects and chapters. */
const catalogueRule = {
  part: "app/catalogue",
  parts: ["app/forms/refusals.server", "app/i18n", "app/session", "contract", "game/answers"],
  typesOf: ["app/server/context.server", "app/upstream"],
  packages: ["@remix-run/cloudflare"],
  serverOnly: true,
} as const

/** The school's structure is given as sheets are. */
const structureRule = {
  part: "app/structure",
  parts: ["app/admin", "app/forms", "app/import", "app/i18n", "contract", "game/answers"],
  typesOf: ["app/server/context.server"],
  packages: ["@remix-run/cloudflare", "zod"],
  serverOnly: true,
} as const

const classesRule = {
  part: "app/classes",
  parts: [
    "app/ui",
    "app/forms",
    "app/i18n",
    "app/session",
    "app/admin",
    "app/catalogue",
    "contract",
  ],
  typesOf: ["app/server/context.server"],
  packages: [...packages, "@conform-to/react", "@remix-run/cloudflare", "uqr"],
} as const

/** What pages of admins share. */
export const adminRules = [["app/admin", "app/session"], ["app/people"]].map(
  ([part = "", ...others]) => ({
    part,
    parts: ["app/ui", "app/forms", "app/i18n", "contract", ...others],
    typesOf: ["app/server/context.server"],
    packages: [...packages, "@remix-run/cloudflare"],
  }),
)

/** The rules for the app's entry, the credit of points and the other Workers. */
export const workerRules = [
  classesRule,
  catalogueRule,
  structureRule,
  {
    part: "app/credit",
    parts: ["app/forms/refusals.server", missing, "contract", "game"],
    typesOf: ["app/route-needs", "app/referee", "app/session", "app/toast", "app/upstream"],
    packages: [],
    serverOnly: true,
  },
  {
    part: "app/entry.worker",
    parts: ["app/server"],
    typesOf: ["server-env"],
    packages: ["virtual:remix"],
  },
  {
    part: "api",
    parts: ["contract", "game", "platform", "built"],
    packages: ["hono", "zod", "kysely", "naughty-words", "cloudflare:workers"],
  },
  { part: "referee", parts: ["game", "contract", "platform"], packages: ["cloudflare:workers"] },
  { part: "mail", parts: ["platform/mail"], packages: ["cloudflare:workers"] },
]
