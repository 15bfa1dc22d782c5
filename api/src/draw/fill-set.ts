import type { Language } from "#contract/words"
import type { DrawnQuestion } from "../games/game"
import type { Segments } from "../pool/buckets"
import type { CursorInPool, Step } from "../pool/next-unseen"
import { slotsOfSet, planSet } from "../pool/plan-set"

interface Filling {
  readonly maxFillings: number
  readonly read: (steps: readonly Step[]) => Promise<readonly DrawnQuestion[]>
}

interface FilledSet {
  readonly questions: readonly DrawnQuestion[]
  readonly segments: Segments
}

export async function fillSet(
  progress: CursorInPool,
  languages: readonly Language[],
  { maxFillings, read }: Filling,
): Promise<FilledSet> {
  const questions: DrawnQuestion[] = []
  let slots = slotsOfSet
  let { segments } = progress
  for (let filling = 0; filling < maxFillings && slots.length > 0; filling += 1) {
    const planned = planSet({ ...progress, segments }, languages, slots)
    if (planned.steps.length === 0) break
    const found = await read(planned.steps)
    questions.push(...found)
    slots = slotsLeft(slots, found)
    segments = planned.segments
  }
  return { questions: questions.toSorted((one, other) => one.level - other.level), segments }
}

function slotsLeft(slots: readonly number[], found: readonly DrawnQuestion[]): readonly number[] {
  const left = [...slots]
  for (const { level } of found) {
    const at = left.indexOf(level)
    left.splice(at < 0 ? left.length - 1 : at, 1)
  }
  return left
}
