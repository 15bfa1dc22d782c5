const gameFolders = ["game/five-hints", "game/offside", "game/difficulty"]
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
