import ts from "typescript"
import { expect, test } from "vitest"
import { isTest, place, sourcesIn, walk, type Source } from "./sources"

const sources = sourcesIn(["game"]).filter((source) => !isTest(source))
const outside = new Set([
  "fetch",
  "Date",
  "performance",
  "crypto",
  "setTimeout",
  "console",
  "process",
])

test("the rules of the game use no clock, no randomness and no network", () => {
  expect(sources.flatMap(reachesOut)).toEqual([])
})

function reachesOut(source: Source): string[] {
  const found: string[] = []
  walk(source.tree, (node) => {
    const isReach = ts.isIdentifier(node) && outside.has(node.text) && !isMember(node)
    const isChance = ts.isPropertyAccessExpression(node) && node.getText() === "Math.random"
    if (isReach || isChance) found.push(`${place(source, node)} ${node.getText()}`)
  })
  return found
}

/** Whether an identifier is a member: `round.process` is a name of this project, `process` is Node's global. */
const isMember = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ts.isPropertyAssignment(node.parent) ||
  ts.isPropertySignature(node.parent)
