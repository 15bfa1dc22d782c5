import { expect, test } from "vitest"
import { circlesIn, importGraph, mutualFolders } from "./circles"
import { codeFolders, sourcesIn } from "./sources"

const sources = sourcesIn(codeFolders).filter(({ path }) => !path.startsWith("api/seed/"))
const graph = importGraph(sources)

test("no files import each other in a circle", () => {
  expect(circlesIn(graph)).toEqual([])
})

test("no two folders import each other both ways", () => {
  expect(mutualFolders(graph)).toEqual([])
})

test("finds a circle of three files and a pair of folders", () => {
  const made = new Map([
    ["a/one", new Set(["b/two"])],
    ["b/two", new Set(["b/three", "b/inner/four"])],
    ["b/three", new Set(["a/one"])],
    ["b/inner/four", new Set(["b/five"])],
    ["b/five", new Set<string>()],
  ])
  expect(circlesIn(made)).toEqual([["a/one", "b/three", "b/two"]])
  expect(mutualFolders(made)).toEqual(["a <-> b"])
})
