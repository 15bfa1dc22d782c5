import { importsOf } from "./imports"
import { isTest, type Source } from "./sources"

/** The imports of each file or folder, by path. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const withoutEnding = (path: string) => path.replace(/\.(tsx?|mjs|js)$/, "")
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")))

/** The imports between product files, including imports of types, because a reader follows these too. */
export function importGraph(sources: readonly Source[]): Graph {
  const files = sources.filter((source) => !isTest(source))
  const names = new Set(files.map(({ path }) => withoutEnding(path)))
  return new Map(
    files.map((source) => {
      const imported = importsOf(source).flatMap(({ file }) =>
        [file ?? "", `${file}/index`].filter((name) => names.has(name)),
      )
      return [withoutEnding(source.path), new Set(imported)]
    }),
  )
}

/** Groups of files that import each other in a circle; each group once. */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const reach = new Map([...graph.keys()].map((file) => [file, reachableFrom(graph, file)]))
  const circles = new Map<string, readonly string[]>()
  for (const [file, reached] of reach) {
    if (!reached.has(file)) continue
    const circle = [...reached].filter((other) => reach.get(other)?.has(file)).toSorted()
    circles.set(circle.join(" "), circle)
  }
  return [...circles.values()]
}

function reachableFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(graph.get(next) ?? []))
  }
  return reached
}

/** Like a folder with others inside it, the kernel of the API holds what they share, and what combines them. */
const kernel = "api/src/http"

/** Pairs of folders that import each other, but for a folder and one inside it, and for the kernel. */
export function mutualFolders(graph: Graph): readonly string[] {
  const edges = new Set<string>()
  for (const [file, imported] of graph)
    for (const other of imported) edges.add(`${folderOf(file)} ${folderOf(other)}`)
  return [...edges].flatMap((edge) => {
    const [one = "", other = ""] = edge.split(" ")
    const isShared = other.startsWith(`${one}/`) || one === kernel || other === kernel
    const isPair = one < other && !isShared && edges.has(`${other} ${one}`)
    return isPair ? [`${one} <-> ${other}`] : []
  })
}
