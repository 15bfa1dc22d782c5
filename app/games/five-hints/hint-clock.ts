/** Seconds between two automatic hints. */
export const everyS = 10

export interface Moment {
  readonly isHidden: boolean
  readonly isOnline: boolean
  readonly isBusy: boolean
  readonly hasFocus: boolean
  readonly typed: string
}

/** Whether the clock pauses, because the player is typing, is away or could not get the hint. */
export const standsStill = ({ isHidden, isOnline, isBusy, hasFocus, typed }: Moment): boolean =>
  isHidden || !isOnline || isBusy || hasFocus || typed.trim() !== ""

export const secondLater = (left: number, moment: Moment): number =>
  standsStill(moment) ? left : Math.max(0, left - 1)
