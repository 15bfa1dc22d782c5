import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { sourceFrame } from "./deploy/source-frame.mjs"
import { deployFolder } from "./deploy/record.mjs"
import { bundleOf } from "./launch/bundle.mjs"
import { Failure, runCommand } from "./launch/failure.mjs"
import { readArguments } from "./launch/usage.mjs"

const usage = `Prints the source position of frames of a \`fault\` in the log, by the source map of the last deploy
from this machine, or else of the last build.

Usage: npm run frames -- <app | api | referee | mail> <frame>…
  npm run frames -- app server.js:1:2048`

await runCommand(async () => {
  const [name = "", ...frames] = readArguments(usage, { takesWords: true }).words
  if (name !== "app" && name !== "api" && name !== "referee" && name !== "mail")
    throw new Failure(`Name a Worker and its frames.\n\n${usage}`)
  const files = [join(deployFolder(), `${name}.map`), `${bundleOf(name)}.map`]
  const file = files.find(existsSync)
  if (!file) throw new Failure(`There is no source map of ${name}: run \`npm run build\`.`)
  const map = JSON.parse(readFileSync(file, "utf8"))
  for (const frame of frames) console.log(sourceFrame(map, frame))
})
