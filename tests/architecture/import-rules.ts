import { adminRules, appGameRules, gameRules, missing, workerRules } from "./part-import-rules"

/** The imports that a part may have. A part is a path prefix; a file belongs to the longest part that matches. */
export interface Rule {
  readonly part: string
  /** Parts of this repository that it may import; `file` parts are paths without the extension. */
  readonly parts: readonly string[]
  /** Parts from which it may import types only. */
  readonly typesOf?: readonly string[]
  /** Packages by name; their subpaths are included. */
  readonly packages: readonly string[]
  /** Whether it may be imported only by files that never reach the browser. */
  readonly serverOnly?: true
}

const words = ["contract/words"]
const replyMark = "app/connection/reply-mark"
const typedTexts = ["contract/email", "contract/limits", "contract/text"]
const returnPath = "app/session/return-path.server"
const thin = ["app/i18n", "app/theme", "app/toast"]
const react = ["react", "react-dom", "@remix-run/react", "react-i18next"]
const clients = ["app/upstream", "app/session", "app/referee"]
const written = ["app/authoring", "app/import", "app/games"]
const above = [
  "app/route-needs",
  "app/credit",
  "app/server/context.server",
  "app/log",
  ...clients,
  "app/ui",
  "app/connection",
  "app/forms",
  "app/shell",
  "app/catalogue",
  "app/play",
  "app/sounds",
  "app/trial",
  "app/admin",
  "app/classes",
  "app/live",
  "app/people",
  "app/review",
  "app/structure",
  ...written,
  "app/mail",
  "app/seo",
  ...thin,
  "contract",
  "game",
]
/** The parts that all pages share, except the games and their rules. */
const pageParts = ["app/ui", "app/forms", "app/i18n", "app/session", missing, "contract"]
const playParts = ["app/catalogue", "app/games", "app/play", "game"]
const pagePackages = [...react, "@remix-run/cloudflare", "zod"]
const formPackages = ["@conform-to/react", "@conform-to/zod", "zod"]

export const rules: readonly Rule[] = [
  { part: "contract", parts: [], packages: ["zod"] },
  { part: "platform", parts: ["contract/limits"], packages: ["zod"] },
  ...gameRules,
  {
    part: "app/i18n",
    parts: ["contract/words", "app/cookies"],
    packages: ["i18next", "react-i18next", "remix-i18next", "@remix-run/cloudflare", "react"],
  },
  {
    part: "app/theme",
    parts: ["app/i18n", "app/ui", replyMark, "app/cookies", returnPath],
    typesOf: ["contract/words"],
    packages: ["remix-themes", "@remix-run/cloudflare", ...react],
  },
  {
    part: "app/toast",
    parts: ["app/i18n", "app/ui", "app/cookies"],
    typesOf: ["contract/words"],
    packages: ["remix-toast", "zod", "@remix-run/cloudflare", ...react],
  },
  {
    part: "app/cookies",
    parts: [replyMark],
    packages: ["@remix-run/server-runtime"],
    serverOnly: true,
  },
  { part: "app/ui", parts: ["app/i18n"], typesOf: ["contract/words"], packages: react },
  { part: "app/connection", parts: ["app/ui", "app/i18n"], packages: react },
  {
    part: "app/forms",
    parts: ["app/ui", "app/i18n", missing, returnPath, ...typedTexts],
    packages: [...react, ...formPackages, "@remix-run/cloudflare"],
  },
  {
    part: "app/shell",
    parts: ["app/ui", replyMark, "contract/limits", ...thin],
    typesOf: ["contract/words", "app/server/context.server"],
    packages: react,
  },
  {
    part: "app/live",
    parts: [...pageParts, replyMark, "app/cookies"],
    typesOf: ["app/server/context.server", "app/route-needs"],
    packages: react,
  },
  { part: "app/sounds", parts: ["app/ui", "app/i18n"], packages: react },
  {
    part: "app/play",
    parts: [...pageParts, "app/cookies", "app/catalogue", "app/credit", "app/sounds", "game"],
    typesOf: ["app/server/context.server", "app/referee", "app/upstream"],
    packages: pagePackages,
  },
  ...adminRules,
  {
    part: "app/review",
    parts: [
      ...pageParts,
      ...thin,
      ...playParts,
      "app/admin",
      "app/shell/view.server",
      "app/authoring/try-answers",
    ],
    typesOf: ["app/server/context.server"],
    packages: [...pagePackages, "diff"],
  },
  {
    part: "app/authoring",
    parts: [...pageParts, "app/catalogue", "app/play", "game"],
    typesOf: ["app/server/context.server", "app/upstream"],
    packages: pagePackages,
  },
  ...appGameRules,
  ...clients.map((part): Rule => ({
    part,
    parts: ["contract", "game", "platform", "app/cookies", "app/log"],
    typesOf: ["app/session", "app/toast"],
    packages: ["@remix-run/cloudflare", "set-cookie-parser", "zod"],
    serverOnly: true,
  })),
  { part: "app/log", parts: ["platform"], typesOf: words, packages: [], serverOnly: true },
  { part: "app/mail", parts: ["platform", "app/log"], packages: [], serverOnly: true },
  { part: "app/seo", parts: ["contract/words"], packages: ["@remix-run/cloudflare"] },
  {
    part: "app/server",
    parts: [
      "app/server",
      replyMark,
      "app/live/room-request.server",
      "app/log",
      "app/cookies",
      ...clients,
      "app/mail",
      "app/seo",
      "app/formulas",
      "app/route-needs",
      "app/credit",
      "contract/words",
      "platform",
      ...thin,
    ],
    typesOf: ["game"],
    packages: ["@remix-run/cloudflare"],
    serverOnly: true,
  },
  {
    part: "app/routes",
    parts: [...above, "app/formulas", "app/cookies", "public/art"],
    packages: [
      ...react,
      ...formPackages,
      "@remix-run/cloudflare",
      // Used by app/routes.ts at build time.
      "@remix-run/fs-routes",
      "@remix-run/route-config",
    ],
  },
  {
    part: "app",
    parts: above,
    packages: [...react, "@remix-run/cloudflare"],
  },
  ...workerRules,
]

/** Packages that only one part may import, so that replacing them changes one folder. */
export const onlyIn: Readonly<Record<string, string>> = {
  "remix-i18next": "app/i18n",
  "remix-themes": "app/theme",
  "remix-toast": "app/toast",
  temml: "app/formulas",
  uqr: "app/classes",
}

/** Whether a file, as a path without its extension, belongs to a part. */
export const liesIn = (file: string, part: string) => file === part || file.startsWith(`${part}/`)

export function ruleFor(file: string): Rule | undefined {
  return rules
    .filter((rule) => liesIn(file, rule.part))
    .toSorted((one, other) => other.part.length - one.part.length)[0]
}
