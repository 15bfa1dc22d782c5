/** The edit distance of two words, at most `limit + 1`. Exchanging two neighbouring letters is one edit. */
export function editsBetween(one: string, other: string, limit: number): number {
  const beyond = limit + 1
  if (Math.abs(one.length - other.length) > limit) return beyond
  let before: number[] = []
  let last = Array.from({ length: beyond }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const row: number[] = i <= limit ? [i] : []
    let least = beyond
    for (let j = Math.max(1, i - limit); j <= Math.min(other.length, i + limit); j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const edits = Math.min(
        (last[j - 1] ?? beyond) + (isSame ? 0 : 1),
        (last[j] ?? beyond) + 1,
        (row[j - 1] ?? beyond) + 1,
        isSwap ? (before[j - 2] ?? beyond) + 1 : beyond,
      )
      row[j] = edits
      least = Math.min(least, edits)
    }
    if (least > limit && i > 1) return beyond
    before = last
    last = row
  }
  return Math.min(last[other.length] ?? beyond, beyond)
}

export const editsAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2)
