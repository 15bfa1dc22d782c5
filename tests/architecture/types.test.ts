import ts from "typescript"
import { expect, test } from "vitest"
import { codeFolders, place, sourcesIn, walk, type Source } from "./sources"

const sources = sourcesIn(codeFolders, ["server.ts"])

test("no compiler directive suppresses an error", () => {
  const silenced = sources.filter(({ text }) => /@ts-(ignore|nocheck|expect-error)/.test(text))
  expect(silenced.map(({ path }) => path)).toEqual([])
})

test("no type is any", () => {
  expect(placesOf((node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([])
})

test("no cast except to const", () => {
  expect(placesOf((node) => ts.isTypeAssertionExpression(node) || isCast(node))).toEqual([])
})

test("no non-null assertion", () => {
  expect(placesOf(ts.isNonNullExpression)).toEqual([])
})

const isCast = (node: ts.Node) => ts.isAsExpression(node) && node.type.getText() !== "const"

function placesOf(isWanted: (node: ts.Node) => boolean): string[] {
  return sources.flatMap((source) => placesIn(source, isWanted))
}

function placesIn(source: Source, isWanted: (node: ts.Node) => boolean): string[] {
  const found: string[] = []
  walk(source.tree, (node) => {
    if (isWanted(node)) found.push(place(source, node))
  })
  return found
}
