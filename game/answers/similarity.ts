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
