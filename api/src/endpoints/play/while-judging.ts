import type { Outside } from "../../outside"
import type { Caller } from "../../security/recognise-caller"

interface Judging {
  readonly caller: Caller | null
  readonly now: number
  readonly outside: Outside
}

/** Judges what a caller sent, so that a claim of the same caller waits for the verdict. */
export const whileJudging = <T>({ caller, now, outside }: Judging, work: () => Promise<T>) =>
  caller ? outside.judging.during(caller.id, now, work) : work()
