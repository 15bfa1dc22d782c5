import { transformWithEsbuild } from "vite"
import { expect, test } from "vitest"
import { sourceFrame } from "./source-frame.mjs"

const source = `const greeting = "hello"\n\nexport function greet() {\n  throw new Error(greeting)\n}\n`

test("finds the source line of a frame of minified code, with or without a function name", async () => {
  const { code, map } = await transformWithEsbuild(source, "../../app/greet.js", {
    minify: true,
    sourcemap: true,
  })
  const payload = { ...map, sourcesContent: [], sourceRoot: "" }
  const column = code.indexOf("new Error") + 1
  expect(sourceFrame(payload, `server.js:1:${column}`)).toBe("app/greet.js:4:9")
  expect(sourceFrame(payload, `greet server.js:1:${column}`)).toBe("app/greet.js:4:9")
})

test("says that a frame is not in the source map", () => {
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
