import ts from "typescript"
import { answerFiles, playPageSteps } from "./answer-walk"
import { folderOf, importGraph, type Graph } from "./circles"
import { duplicatesIn } from "./duplicates"
import { homonymsIn } from "./exports"
import { quantile } from "./measures"
import { codeFolders, isTest, place, root, sourcesIn, walk, type Source } from "./sources"

/** What `npm run measure:house` prints of one checkout. */
export interface House {
  readonly figures: Readonly<Record<string, string>>
  /** What is behind some of the figures. */
  readonly lists: Readonly<Record<string, readonly string[]>>
}

/** Measures the product code of a checkout; tests and generated types are left out. */
export function measureHouse(checkout = root): House {
  const product = sourcesIn(codeFolders, ["server.ts"], checkout).filter((each) => !isTest(each))
  const support = sourcesIn(supportFolders, [], checkout).filter((each) => !isTest(each))
  const graph = importGraph(product)
  const single = singlyImported(graph)
  const near = single.filter(([file, importer]) => folderOf(file) === folderOf(importer))
  const lines = product.map((source) => source.lines)
  const folders = folderSizes(product)
  const steps = playPageSteps(product)
  const lists = {
    "files with exactly one importer": single.map(([file, importer]) => `${file} <- ${importer}`),
    "folders with more than 20 files, routes aside": folders
      .filter(([, count]) => count > 20)
      .map(toText),
    "runs of 8 lines or more that stand twice": duplicatesIn(product),
    "names exported twice in app, api/src, game, contract": homonyms(product),
    "functions named …Of": product.flatMap(functionsNamedOf),
    "module-level WeakMaps": product.flatMap(weakMaps),
    "address patterns in app/server and app/session": product.flatMap(addressPatterns),
    "files where capabilities are asked": product.filter(asksCapabilities).map(({ path }) => path),
    "longest import walk, in files": longestWalk(graph),
    "files that an answer passes and no other page or call": answerFiles(graph),
    "stops of loadPlayPage": steps.stops,
    "returns of loadPlayPage": steps.returns,
    "test support": support.map(({ path, lines }) => `${path}: ${lines}`),
  }
  const figures = {
    ...Object.fromEntries(codeFolders.map((part) => [part, sizeOf(product, part)])),
    "all product code": sizeOf(product, ""),
    "lines of a file: p50, p90, most": `${quantile(lines, 0.5)}, ${quantile(lines, 0.9)}, ${Math.max(...lines)}`,
    "… in the same folder": share(near.length, product.length),
    comments: product.reduce((sum, source) => sum + commentsIn(source), 0).toLocaleString("en"),
    ...Object.fromEntries(Object.entries(lists).map(([what, found]) => [what, `${found.length}`])),
    "files with exactly one importer": share(single.length, product.length),
    "largest folders, routes aside": folders.slice(0, 3).map(toText).join(", "),
    "test support": sizeOf(support, ""),
  }
  return { figures, lists }
}

/** What several tests share, beside the suites that share it. */
const supportFolders = ["", "contract/", "referee/", "settlement/"].map(
  (at) => `tests/${at}support`,
)

const share = (count: number, all: number) => `${count} (${((100 * count) / all).toFixed(1)} %)`

function sizeOf(product: readonly Source[], part: string): string {
  const files = product.filter(({ path }) => part === "" || path.startsWith(`${part}/`))
  const lines = files.reduce((sum, source) => sum + source.lines, 0)
  return `${files.length} files, ${lines.toLocaleString("en")} lines`
}

/** Each file that one other file imports, with that one. */
function singlyImported(graph: Graph): readonly (readonly [string, string])[] {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of graph)
    for (const other of imported) importers.set(other, [...(importers.get(other) ?? []), file])
  return [...importers].flatMap(([file, [first = "", ...others]]) =>
    others.length === 0 ? [[file, first] as const] : [],
  )
}

const toText = ([folder, count]: readonly [string, number]) => `${folder}: ${count}`

/** How many files each folder has, the largest first. */
function folderSizes(product: readonly Source[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const { path } of product) {
    const folder = folderOf(path)
    if (!folder.startsWith("app/routes/")) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)
}

function homonyms(product: readonly Source[]): string[] {
  const within = product.filter(({ path }) => /^(app|api\/src|game|contract)\//.test(path))
  const found = [...homonymsIn(within)].map(([name, paths]) => `${name}: ${paths.join(", ")}`)
  return found.toSorted()
}

function functionsNamedOf(source: Source): string[] {
  const found: string[] = []
  walk(source.tree, (node) => {
    const name = functionName(node)
    if (name && /[a-z]Of$/.test(name)) found.push(`${place(source, node)} ${name}`)
  })
  return found
}

function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText()
  if (!ts.isVariableDeclaration(node) || !node.initializer) return undefined
  const { initializer } = node
  const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)
  return isFunction ? node.name.getText() : undefined
}

function commentsIn({ tree, text }: Source): number {
  const starts = new Set<number>()
  walk(tree, (node) => {
    const before = ts.getLeadingCommentRanges(text, node.pos) ?? []
    const after = ts.getTrailingCommentRanges(text, node.end) ?? []
    for (const { pos } of [...before, ...after]) starts.add(pos)
  })
  return starts.size
}

const weakMaps = (source: Source): string[] =>
  source.tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText().startsWith("new WeakMap"))
    .map((each) => `${place(source, each)} ${each.name.getText()}`)

/** Regular expressions over a path or over the ending of Remix's data requests, and addresses that are written out. */
function addressPatterns(source: Source): string[] {
  if (!/^app\/(server|session)\//.test(source.path)) return []
  const found: string[] = []
  walk(source.tree, (node) => {
    const isPattern = ts.isRegularExpressionLiteral(node) && /\\\/|\\\.data/.test(node.text)
    const isAddress = ts.isStringLiteral(node) && /^\/[a-z]/.test(node.text)
    if (isPattern || isAddress) found.push(`${place(source, node)} ${node.getText()}`)
  })
  return found
}

const asksCapabilities = ({ path, text }: Source): boolean =>
  path.startsWith("app/") &&
  /\b(?:capabilities\??\s*\.\s*(?:has|tells)|(?:\.|await )offers)\(/.test(text)

/** The longest way from import to import; a file on it twice would be a circle. */
function longestWalk(graph: Graph): readonly string[] {
  const known = new Map<string, readonly string[]>()
  const from = (file: string, above: ReadonlySet<string>): readonly string[] => {
    const before = known.get(file)
    if (before) return before
    const way = new Set(above).add(file)
    const ways = [...(graph.get(file) ?? [])]
      .filter((other) => !way.has(other))
      .map((other) => from(other, way))
    const found = [file, ...longest(ways)]
    known.set(file, found)
    return found
  }
  return longest([...graph.keys()].map((file) => from(file, new Set())))
}

const longest = (ways: readonly (readonly string[])[]) =>
  ways.reduce<readonly string[]>((best, way) => (way.length > best.length ? way : best), [])
