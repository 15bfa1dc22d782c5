/** Whether the cosine of the word counts is at least 0.7, in whole numbers. */
export function sharesWords(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [tally(one), tally(other)]
  const product = dot(a, b)
  return product > 0 && 100 * product ** 2 >= 49 * dot(a, a) * dot(b, b)
}

function dot(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  return [...a].reduce((sum, [word, count]) => sum + count * (b.get(word) ?? 0), 0)
}

/** How often each word occurs. */
function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Whether this many letters put in, left out or exchanged make one text of the other. */
export function withinEdits(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false
  const at = firstDifference(one, other)
  const [a, b] = [one.slice(at), other.slice(at)]
  if (a === b) return true
  if (edits === 0) return false
  return (
    withinEdits(a.slice(1), b.slice(1), edits - 1) ||
    withinEdits(a.slice(1), b, edits - 1) ||
    withinEdits(a, b.slice(1), edits - 1)
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** How many typing slips an answer of these words may hold. */
export function editsAllowed(words: readonly string[]): number {
  const letters = words.join("").replace(/[^\p{L}]/gu, "").length
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}
