import ts from "typescript"
import { place, walk, type Source } from "./sources"

export interface Measured {
  readonly where: string
  readonly name: string
  readonly lines: number
  /** Whether it is a page component: JSX takes more lines than logic. */
  readonly isComponent: boolean
}

/** Every function, method and arrow function with a body, with its number of lines. */
export function functionsOf(source: Source): Measured[] {
  const found: Measured[] = []
  walk(source.tree, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return
    const from = source.tree.getLineAndCharacterOfPosition(node.getStart()).line
    const to = source.tree.getLineAndCharacterOfPosition(node.getEnd()).line
    const name = nameOf(node)
    const isComponent = source.path.endsWith(".tsx") && /^[A-Z]/.test(name)
    found.push({ where: place(source, node), name, lines: to - from + 1, isComponent })
  })
  return found
}

function nameOf(node: ts.Node): string {
  const own = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) ? node.name : undefined
  if (own) return own.getText()
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : "anonymous"
}

/** The smallest value that this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
