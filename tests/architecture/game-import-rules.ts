import { gameNames } from "../../contract/words"

const gameFolders = gameNames.map((game) => `game/${game}`)
const shared = ["game/rounds", "game/answers", "game/authoring"]

/** Within game/: a game imports the shared parts, and these never a game. */
export const gameRules = [
  { part: "game/answers", parts: [], packages: [] },
  { part: "game/authoring", parts: ["game/answers"], packages: [] },
  { part: "game/rounds", parts: ["contract/words"], packages: ["zod"] },
  ...gameFolders.map((part) => ({
    part,
    parts: ["game/rounds", "game/answers"],
    packages: ["zod"],
  })),
  { part: "game", parts: ["contract/words", ...shared, ...gameFolders], packages: [] },
]

/** One game never imports another; only the registry straight under app/games knows them all. */
export const appGameRules = gameNames.map((game) => ({
  part: `app/games/${game}`,
  parts: ["app/authoring", "app/play", "app/ui", "app/forms", "app/i18n", "contract", "game"],
  typesOf: ["app/games/game-cards"],
  packages: ["react", "react-dom", "@remix-run/react", "react-i18next", "zod"],
}))
