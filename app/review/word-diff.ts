/** A run of words that both texts have, or only one of them. */
export interface DiffPart {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
}

/** Longer texts are shown whole, one after the other: the comparison takes a step for each pair of words. */
const wordsMax = 600

/** Compares two texts word by word, by the longest common subsequence of their words. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (before === after) return [{ kind: "same", text: after }]
  if (old.length > wordsMax || fresh.length > wordsMax)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]
  return joined(stepsOf(old, fresh))
}

/** The words of a text, each with the white space beside it. */
const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+\s*$|\s*\S+\s/g) ?? []

function stepsOf(old: readonly string[], fresh: readonly string[]): DiffPart[] {
  const common = commonLengths(old, fresh)
  const steps: DiffPart[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < fresh.length) {
    const [word = "", other = ""] = [old[at], fresh[to]]
    if (at < old.length && to < fresh.length && word.trim() === other.trim()) {
      steps.push({ kind: "same", text: other })
      at += 1
      to += 1
    } else if (at < old.length && lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1)) {
      steps.push({ kind: "removed", text: word })
      at += 1
    } else {
      steps.push({ kind: "added", text: other })
      to += 1
    }
  }
  return steps
}

/** The length of the longest common subsequence from each pair of indexes on. */
function commonLengths(old: readonly string[], fresh: readonly string[]) {
  const lengths = old.map(() => fresh.map(() => 0))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      const row = lengths[at]
      const isSame = old[at]?.trim() === fresh[to]?.trim()
      const longest = isSame
        ? lengthAt(lengths, at + 1, to + 1) + 1
        : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1))
      if (row) row[to] = longest
    }
  return lengths
}

const lengthAt = (lengths: readonly (readonly number[])[], at: number, to: number) =>
  lengths[at]?.[to] ?? 0

/** Merges adjacent parts of the same kind into one run. */
function joined(steps: readonly DiffPart[]): readonly DiffPart[] {
  const runs: DiffPart[] = []
  for (const { kind, text } of steps) {
    const last = runs.at(-1)
    if (last?.kind === kind) runs.splice(-1, 1, { kind, text: last.text + text })
    else runs.push({ kind, text })
  }
  return runs
}
