import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** The folders that contain the product's own code. */
export const codeFolders = ["app", "api", "mail", "referee", "platform", "contract", "game"]

export interface Source {
  /** The path from the root of the checkout, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly lines: number
  readonly tree: ts.SourceFile
}

/** Every TypeScript and JavaScript file under these folders, and the named files at the root. */
export function sourcesIn(
  folders: readonly string[],
  rootFiles: readonly string[] = [],
  checkout = root,
): Source[] {
  const paths = folders
    .flatMap((folder) => filesBelow(checkout, folder))
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  return [...paths, ...rootFiles]
    .filter((path) => !path.endsWith(".d.ts"))
    .map((path) => readSource(checkout, path))
}

/** The paths of all files under a folder, from the root of the checkout. */
export const filesIn = (folder: string): string[] => filesBelow(root, folder)

function filesBelow(checkout: string, folder: string): string[] {
  if (!existsSync(join(checkout, folder))) return []
  return readdirSync(join(checkout, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(checkout, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !/(^|\/)(node_modules|\.wrangler|build)\//.test(path))
    .toSorted()
}

const known = new Map<string, Source>()

/** Each file of this checkout is parsed once for all tests. */
function readSource(checkout: string, path: string): Source {
  const source = known.get(path)
  if (source && checkout === root) return source
  const parsed = parseSource(checkout, path)
  if (checkout === root) known.set(path, parsed)
  return parsed
}

function parseSource(checkout: string, path: string): Source {
  const text = readFileSync(join(checkout, path), "utf8")
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  return { path, text, lines: text.trimEnd().split("\n").length, tree }
}

/** Visits every node of a file, parents before children. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The `path:line` of a node, which editors and terminals turn into a link. */
export function place(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

export const isTest = (source: Source): boolean => /\.test\.tsx?$/.test(source.path)
