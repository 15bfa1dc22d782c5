import { diffArrays } from "diff"

export interface DiffPart {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
}

/** Texts with more changed words are shown whole, one after the other: a comparison takes the square of that in steps. */
const changesMax = 600

export function diffWords(before: string, after: string): readonly DiffPart[] {
  const options = { comparator: isSameWord, maxEditLength: changesMax }
  const changes = diffArrays(toWords(before), toWords(after), options) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }))
}

const toWords = (text: string): string[] => text.match(/\s*\S+\s*$|\s*\S+\s/g) ?? []

const isSameWord = (word: string, other: string) => word.trim() === other.trim()
