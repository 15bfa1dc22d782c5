import { transformWithEsbuild } from "vite"
import { expect, test } from "vitest"
import { sourceFrame } from "./source-frame.mjs"

const source = `const greeting = "hello"\n\nexport function greet() {\n  throw new Error(greeting)\n}\n`

test("finds the line of a frame of minified code, with the name of a function or without", async () => {
  const { code, map } = await transformWithEsbuild(source, "../../app/greet.js", {
    minify: true,
    sourcemap: true,
  })
  const payload = { ...map, sourcesContent: [], sourceRoot: "" }
  const column = code.indexOf("new Error") + 1
  expect(sourceFrame(payload, `server.js:1:${column}`)).toBe("app/greet.js:4:9")
  expect(sourceFrame(payload, `greet server.js:1:${column}`)).toBe("app/greet.js:4:9")
})

test("says so where a frame is unknown", () => {
  const map = {
    version: 3,
    file: "",
    sources: [],
    sourcesContent: [],
    names: [],
    mappings: "",
    sourceRoot: "",
  }
  expect(sourceFrame(map, "server.js")).toBe("server.js: not in the source map")
})
