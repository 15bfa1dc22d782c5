import ts from "typescript"
import type { Graph } from "./circles"
import { walk, type Source } from "./sources"

/** Where an answer of five hints arrives: at its page, at the API, and in the object of its player. */
const entries = [
  "app/routes/games.$categoryGame.five-hints.play-five-hints/route",
  "api/src/endpoints/games/game-calls",
  "referee/src/player-referee",
]
/** The other pages and calls; the other games play as this one does. */
const isOther = (file: string) =>
  /^app\/routes\/(?!try\.)(?!.*\.play-).*\/route$/.test(file) ||
  /^api\/src\/endpoints\/(?!games\/).*\//.test(file)

/** The files that an answer may pass through, and that no other page or call reaches. */
export function answerFiles(graph: Graph): string[] {
  const shared = reachable(graph, [...graph.keys()].filter(isOther))
  return [...reachable(graph, entries)].filter((file) => graph.has(file) && !shared.has(file))
}

function reachable(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const file of reached) for (const other of graph.get(file) ?? []) reached.add(other)
  return reached
}

/**
 * Where `loadPlayPage` and what it calls in its file hand `play` on, and where they return: what a reader has to
 * follow from the loader of a round to its page.
 */
export function playPageSteps(sources: readonly Source[]): {
  readonly stops: readonly string[]
  readonly returns: readonly string[]
} {
  const source = sources.find(({ path }) => path === "app/play/round/play-route.server.ts")
  const functions = new Map(source ? functionsIn(source) : [])
  const [stops, returns]: [string[], string[]] = [[], []]
  const open = new Set(["loadPlayPage"])
  for (const name of open)
    walkBody(functions.get(name), (node) => {
      if (ts.isReturnStatement(node)) returns.push(`${name}: ${node.getText().split("\n")[0]}`)
      if (!ts.isCallExpression(node)) return
      const called = node.expression.getText()
      if (functions.has(called)) open.add(called)
      const handsOn = node.arguments.some((each) => /^(\{ \.\.\.)?play\b/.test(each.getText()))
      if (handsOn) stops.push(`${name}: ${called}`)
    })
  return { stops, returns }
}

const functionsIn = ({ tree }: Source) =>
  tree.statements
    .filter(ts.isFunctionDeclaration)
    .map((each) => [each.name?.text ?? "", each] as const)

const walkBody = (found: ts.Node | undefined, visit: (node: ts.Node) => void) =>
  found && walk(found, visit)
