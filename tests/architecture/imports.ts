import { posix } from "node:path"
import ts from "typescript"
import { isTest, place, walk, type Source } from "./sources"

export interface Import {
  readonly source: Source
  readonly where: string
  /** The specifier as written. */
  readonly specifier: string
  /** The path without its extension, for a file of this repository. */
  readonly file: string | null
  /** The package name, for any other import. */
  readonly packageName: string | null
  readonly typeOnly: boolean
}

/** Static and dynamic imports, re-exports and `import()` types of a file. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  walk(source.tree, (node) => {
    const written = writtenImport(node)
    if (written) found.push(describeImport(source, node, written.specifier, written.typeOnly))
  })
  return found
}

function writtenImport(node: ts.Node): { specifier: string; typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause) }
  if (
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  )
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [first] = node.arguments
    return first && ts.isStringLiteral(first) ? { specifier: first.text, typeOnly: false } : null
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return ts.isStringLiteral(node.argument.literal)
      ? { specifier: node.argument.literal.text, typeOnly: true }
      : null
  return null
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly)
}

function describeImport(
  source: Source,
  node: ts.Node,
  specifier: string,
  typeOnly: boolean,
): Import {
  const file = ownFile(source.path, specifier)
  const packageName = file === null ? packageOf(specifier) : null
  return { source, where: place(source, node), specifier, file, packageName, typeOnly }
}

/**
 * The path from the root without its extension; aliases (`#app`, …) resolve as in package.json.
 */
function ownFile(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, "").replace(/\.(tsx?|mjs|js)$/, "")
  if (bare.startsWith(".")) return posix.join(posix.dirname(from), bare)
  if (bare === "#contract") return "contract/index"
  return bare.startsWith("#") ? bare.slice(1) : null
}

function packageOf(specifier: string): string {
  const parts = specifier.split("/")
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier)
}

/** Whether a module may be imported by tests only: the test runner, and Node's modules. */
export const isTestTool = (source: Source, name: string): boolean =>
  isTest(source) && (/^(vitest|fast-check)$/.test(name) || name.startsWith("node:"))
