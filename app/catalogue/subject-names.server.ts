import { lengths } from "#contract/limits"
import { normalised } from "#contract/normalised"

export interface Subject {
  readonly id?: string | undefined
  readonly name: string
  readonly image: string
}

type Subjects = readonly Subject[]

/** The entry with a name: an exact match, or else one but for case, surrounding spaces and Unicode composition. */
export function findByName<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  wanted: string,
): Entry | null {
  const exact = entries.find(({ name }) => name === wanted)
  if (exact) return exact
  const key = folded(wanted)
  return entries.find(({ name }) => folded(name) === key) ?? null
}

const folded = (name: string) =>
  normalised(name.slice(0, lengths.word.max), "NFC").trim().toLowerCase()

export function getId({ id }: Subject, list: Subjects): string | null {
  if (!id) return null
  return list.filter((other) => other.id === id).length === 1 ? id : null
}

export function counterpart(subject: Subject, from: Subjects, to: Subjects): Subject | null {
  const id = getId(subject, from)
  if (id !== null) return to.find((other) => getId(other, to) === id) ?? null
  return (
    findByName(to, subject.name) ?? ofOnlyImage(subject, from, to) ?? inSamePlace(subject, from, to)
  )
}

function ofOnlyImage({ image }: Subject, from: Subjects, to: Subjects): Subject | null {
  const [there, here] = [to, from].map((list) => list.filter((other) => other.image === image))
  return image !== "" && here?.length === 1 && there?.length === 1 ? (there[0] ?? null) : null
}

/** Lists that are both sorted by name are not in the same order: names sort differently in each language. */
function inSamePlace(subject: Subject, from: Subjects, to: Subjects): Subject | null {
  const isParallel =
    from.length === to.length && from.every(({ image }, at) => image === to[at]?.image)
  if (!isParallel || (isSorted(from) && isSorted(to) && to.length > 1)) return null
  return to[from.indexOf(subject)] ?? null
}

const isSorted = (list: Subjects) =>
  list.every(({ name }, at) => at === 0 || (list[at - 1]?.name ?? "") <= name)
