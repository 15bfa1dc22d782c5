import type { Dependencies } from "../../dependencies"
import type { Caller } from "../../security/recognise-caller"

interface Judging {
  readonly caller: Caller | null
  readonly now: number
  readonly dependencies: Dependencies
}

/** Judges what a caller sent, so that a claim of the same caller waits for the verdict. */
export const whileJudging = <T>({ caller, now, dependencies }: Judging, work: () => Promise<T>) =>
  caller ? dependencies.judging.during(caller.id, now, work) : work()
