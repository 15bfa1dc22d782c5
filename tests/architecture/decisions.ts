import { readFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn, root } from "./sources"

export interface Decision {
  readonly number: number
  readonly file: string
  readonly title: string
  readonly date: string
  /** The number of the record that replaced this one, as a whole or in part. */
  readonly successor?: number
  readonly isSuperseded: boolean
  readonly text: string
}

const folder = "docs/decisions"

export const decisionIndex = (): string => readFileSync(join(root, folder, "README.md"), "utf8")

/** The decision records; one without a status and a date is returned as its path. */
export const readDecisions = (): readonly (Decision | string)[] =>
  filesIn(folder)
    .filter((path) => !path.endsWith("README.md"))
    .map((path) => parseDecision(path, readFileSync(join(root, path), "utf8")))

const header =
  /^# (\d+)\. (.+)\n\nStatus: (accepted|superseded)(?:(?:, in part superseded)? by \[decision (\d+)\]\(.+?\))?\. Date: (\d{4}-\d\d-\d\d)\.\n/

export function parseDecision(path: string, text: string): Decision | string {
  const [, number, title = "", status, successor, date = ""] = header.exec(text) ?? []
  const file = path.slice(path.lastIndexOf("/") + 1)
  const isSuperseded = status === "superseded"
  if (!number || Number(file.slice(0, 4)) !== Number(number)) return path
  if (isSuperseded && !successor) return path
  const decision = { number: Number(number), file, title, date, isSuperseded, text }
  return successor ? { ...decision, successor: Number(successor) } : decision
}

/** Documents that name a superseded decision as if it were current, that is without its successor. */
export function staleMentions(
  decisions: readonly Decision[],
  documents: readonly { readonly path: string; readonly text: string }[],
): string[] {
  const superseded = decisions.filter(({ isSuperseded }) => isSuperseded)
  return documents.flatMap(({ path, text }) => {
    const named = namedIn(text)
    return superseded
      .filter(({ number, file, successor = 0 }) => {
        const isAbout = path.endsWith(`/${file}`) || decisionOf(path) === successor
        return named.has(number) && !named.has(successor) && !isAbout
      })
      .map(({ number, successor }) => `${path}: decision ${number}, superseded by ${successor}`)
  })
}

const decisionOf = (path: string) => Number(/\/(\d{4})-[^/]*\.md$/.exec(path)?.[1])

/** The numbers in "decision 5", "decisions 5 and 7" and "decisions 5, 6 and 7". */
export const namedIn = (text: string): ReadonlySet<number> =>
  new Set(
    Array.from(text.matchAll(/\bdecisions?\s+(\d+(?:(?:,|,?\s+and)\s+\d+)*)/gi)).flatMap(
      ([, list = ""]) => (list.match(/\d+/g) ?? []).map(Number),
    ),
  )
