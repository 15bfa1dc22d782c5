import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { filesIn, root } from "./sources"

/** The folders in lines such as `app/ui/   what it holds`; `<game>` stands for each game. */
const described = [
  ...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(
    /^((?:app|game|api)\/\S+)\/ +\S/gm,
  ),
].flatMap(([, folder = ""]) =>
  folder.includes("<game>") ? gameNames.map((game) => folder.replace("<game>", game)) : [folder],
)

/** The folders up to two levels below these; the pages in app/routes are named by their addresses. */
const actual = ["app", "game", "api/src"].flatMap((top) =>
  filesIn(top)
    .map((path) =>
      dirname(path)
        .slice(top.length + 1)
        .split("/")
        .slice(0, 2),
    )
    .flatMap((parts) => parts.map((_, index) => [top, ...parts.slice(0, index + 1)].join("/")))
    .filter((folder) => folder !== `${top}/` && !folder.startsWith("app/routes/")),
)

test("CONTRIBUTING describes every folder of app, game and api/src, two levels deep", () => {
  const missing = new Set(actual.filter((folder) => !described.includes(folder)))
  expect([...missing]).toEqual([])
})

test("every folder that CONTRIBUTING describes exists", () => {
  const gone = described.filter((folder) => !existsSync(join(root, folder)))
  expect(gone).toEqual([])
})
