export const personEvents = [
  "confirmed",
  "code made",
  "code closed",
  "invited",
  "uninvited",
  "subjects changed",
  "grade changed",
  "profile reset",
  "blocked",
  "unblocked",
  "erased",
  "grades moved",
  "pupil made",
  "secret renewed",
  "school named",
] as const
export type PersonEvent = (typeof personEvents)[number]
