import ts from "typescript"
import { expect, test } from "vitest"
import { place, sourcesIn, walk, type Source } from "./sources"

const sources = sourcesIn(["app"]).filter(({ path }) => !/\.test\.tsx?$/.test(path))

test("no class names a left or a right side", () => {
  const physical =
    /(?:^|[\s"'`:!-])(?:[mp][lr]-|(?:left|right)-|text-(?:left|right)\b|border-[lr](?:-|\b)|rounded-(?:[lr]|[tb][lr])(?:-|\b)|float-(?:left|right)\b|scroll-[mp][lr]-)/
  expect(places(isClassText, (node) => physical.test(node.getText()))).toEqual([])
})

test("no page waits for data that only JavaScript would show", () => {
  const deferred = new Set(["Suspense", "Await", "defer", "lazy"])
  // In app/connection, `lazy` is the router's property that loads the module of a page.
  const found = places(ts.isIdentifier, (node) => deferred.has(node.getText()))
  expect(found.filter((place) => !/^app\/connection\/.* lazy$/.test(place))).toEqual([])
})

test("forms use GET and POST only", () => {
  expect(
    places(
      isMethodAttribute,
      (node) => !/["'{](get|post)["'}]|\{\s*"(get|post)"\s*\}/i.test(node.getText()),
    ),
  ).toEqual([])
})

test("no page uses XMLHttpRequest", () => {
  expect(places(ts.isIdentifier, (node) => node.getText() === "XMLHttpRequest")).toEqual([])
})

/** Whether a text may be a list of classes: the value of a class attribute, or a string passed to one. */
function isClassText(node: ts.Node): node is ts.Node {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  return (
    isInside(node, (each) => ts.isJsxAttribute(each) && /class/i.test(each.name.getText())) ||
    looksLikeClasses(node)
  )
}

/** Whether a string outside an attribute contains something like a utility class. */
const looksLikeClasses = (node: ts.Node) =>
  /\b(?:flex|grid|block|text-|bg-|px-|py-|ps-|pe-|ms-|me-|w-|h-|gap-)/.test(node.getText())

const isMethodAttribute = (node: ts.Node): node is ts.Node =>
  ts.isJsxAttribute(node) && /^(form)?method$/i.test(node.name.getText())

function isInside(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  if (ts.isSourceFile(node)) return false
  return isWanted(node) || isInside(node.parent, isWanted)
}

function places(kind: (node: ts.Node) => boolean, isWanted: (node: ts.Node) => boolean): string[] {
  return sources.flatMap((source) => placesIn(source, (node) => kind(node) && isWanted(node)))
}

function placesIn(source: Source, isWanted: (node: ts.Node) => boolean): string[] {
  const found: string[] = []
  walk(source.tree, (node) => {
    if (isWanted(node)) found.push(`${place(source, node)} ${node.getText().slice(0, 80)}`)
  })
  return found
}
