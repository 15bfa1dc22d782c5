import ts from "typescript"
import type { Source } from "./sources"

/** What Remix calls by these names, what every game or Worker has under the same name, and the games themselves. */
const shared = new Set(
  [
    "loader action meta handle headers links shouldRevalidate ErrorBoundary HydrateFallback Layout",
    "log logFault Round Result Check Live begin storedRound getWorth fiveHints offside difficulty games",
  ].flatMap((names) => names.split(" ")),
)

/**
 * Names that several files export, each with its files. A call of the contract and its handler may share theirs, and
 * what is exported again counts where it is declared.
 */
export function homonymsIn(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const source of sources)
    for (const name of exportsOf(source)) {
      const known = files.get(name)
      if (known) known.push(source.path)
      else files.set(name, [source.path])
    }
  const others = [...files].map(([name, paths]) => [name, withoutHandler(paths)] as const)
  return new Map(others.filter(([name, paths]) => paths.length > 1 && !shared.has(name)))
}

function withoutHandler(paths: readonly string[]): readonly string[] {
  const handler = paths.find((path) => path.startsWith("api/src/endpoints/"))
  const isCall = paths.some((path) => path.startsWith("contract/"))
  return isCall ? paths.filter((path) => path !== handler) : paths
}

/** The names that a file declares and exports; a value and a type of the same name are one. */
function exportsOf({ tree }: Source): ReadonlySet<string> {
  return new Set(tree.statements.flatMap(exportedNames))
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) return namesOfClause(statement)
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name))
  return isDeclaration(statement) && statement.name ? [statement.name.text] : []
}

const isDeclaration = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEnumDeclaration(statement)

function namesOfClause({ exportClause, moduleSpecifier }: ts.ExportDeclaration): string[] {
  if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return []
  return exportClause.elements.map(({ name }) => name.text)
}

function isExported(statement: ts.Statement): boolean {
  const kinds = (ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined) ?? []
  const has = (kind: ts.SyntaxKind) => kinds.some((modifier) => modifier.kind === kind)
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword)
}

const namesOfBinding = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesOfBinding(element.name) : [],
      )
