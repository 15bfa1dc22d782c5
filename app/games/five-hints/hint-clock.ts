/** Seconds between two hints that appear by themselves. */
export const everyS = 10

/** What the clock looks at, once a second. */
export interface Moment {
  /** The player reads on another page or app. */
  readonly isHidden: boolean
  readonly isOnline: boolean
  /** Something is being sent. */
  readonly isBusy: boolean
  readonly hasFocus: boolean
  readonly typed: string
}

/** The clock never runs against a player who is typing, is away or could not get the hint. */
export const standsStill = ({ isHidden, isOnline, isBusy, hasFocus, typed }: Moment): boolean =>
  isHidden || !isOnline || isBusy || hasFocus || typed.trim() !== ""

/** The seconds left a second later; at 0 the next hint is due. */
export const secondLater = (left: number, moment: Moment): number =>
  standsStill(moment) ? left : Math.max(0, left - 1)
