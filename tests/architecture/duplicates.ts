import ts from "typescript"
import type { Source } from "./sources"

/** So many lines in a row, blank ones and imports aside, count as written twice. */
const least = 8

interface Line {
  readonly place: string
  readonly text: string
}

interface Run {
  readonly at: Line
  readonly first: string
  lines: number
  end: number
}

/** Each run of lines that stands once more, with where it stands first. */
export function duplicatesIn(sources: readonly Source[]): string[] {
  const known = new Map<string, string>()
  return sources.flatMap((source) => {
    const lines = ownLines(source)
    const runs: Run[] = []
    for (const [at, line] of lines.entries()) {
      const end = at + least
      if (end > lines.length) break
      const text = lines.slice(at, end).map((each) => each.text)
      const first = known.get(text.join("\n"))
      const last = runs.at(-1)
      if (first === undefined) known.set(text.join("\n"), line.place)
      else if (last?.end === end - 1) Object.assign(last, { lines: last.lines + 1, end })
      else runs.push({ at: line, first, lines: least, end })
    }
    return runs.map(({ at, first, lines }) => `${at.place} = ${first}, ${lines} lines`)
  })
}

function ownLines({ path, tree, text }: Source): readonly Line[] {
  const importsEnd = tree.statements.findLast(ts.isImportDeclaration)?.end ?? 0
  const before = text.slice(0, importsEnd).split("\n").length - (importsEnd > 0 ? 0 : 1)
  return text.split("\n").flatMap((line, at) => {
    const isOwn = at >= before && line.trim() !== ""
    return isOwn ? [{ place: `${path}:${at + 1}`, text: line.trim() }] : []
  })
}
