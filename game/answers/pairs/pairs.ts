import type { MatchKind } from "../judge"

/** Under what they show: what is given, what is stored, and the verdict. */
export type Pairs = Readonly<
  Record<string, readonly (readonly [given: string, stored: string, verdict: MatchKind | null])[]>
>
