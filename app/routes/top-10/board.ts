export interface Row {
  /** From 1. */
  readonly place: number
  readonly name: string
  readonly points: number
  readonly isMe: boolean
}

export interface Board {
  /** At most ten, best first. */
  readonly rows: readonly Row[]
  /** The pupil's own row where it is not among the ten; `null` also without a place yet. */
  readonly mine: Row | null
  readonly hasPlace: boolean
}
