export const roomViews = [
  "seat",
  "screen",
  "answer",
  "host",
  "results",
  "sheet",
  "take-over",
] as const
export const roomSockets = ["play", "screen", "host"] as const

/**
 * What the calls of a room reply to, then what its sockets do, in the order above. Answers are 410 in the lobby, for
 * whoever has a seat. The commands get what `host` gets, and change nothing for anybody but the host.
 */
export const roomRows = `
  nobody                 401 401 401 401 401 401 401  404 404 404
  guest                  200 404 410 401 401 401 401  101 404 404
  guest of another room  404 404 404 401 401 401 401  404 404 404
  key of no seat         404 404 404 401 401 401 401  404 404 404
  key of the screen      404 200 404 401 401 401 401  404 101 404
  pupil                  200 404 410 403 403 403 403  101 404 404
  pupil without a seat   404 404 404 403 403 403 403  404 404 404
  pupil of no class      404 404 404 403 403 403 403  404 404 404
  host                   404 200 404 200 200 200 200  404 101 101
  teacher of the class   404 200 404 200 200 200 200  404 101 404
  other teacher          404 404 404 404 404 404 404  404 404 404
  teacher who waits      404 404 404 403 403 403 403  404 404 404
  admin                  404 404 404 403 403 403 403  404 404 404`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/ {2,}/))
  .map(([who = "", calls = "", opened = ""]) => ({ who, calls, opened }))

/** The host's steps, and what names a seat or an answer. */
const steps = "start hint bell skip step standings next more pause resume end".split(" ")
export const roomCommands = (seat: string) => [
  ...steps.map((name) => ({ do: name })),
  { do: "accept", number: 1, answer: "oslo" },
  { do: "undo", number: 1, answer: "oslo" },
  { do: "hands", number: 1, right: 1, wrong: 1 },
  ...["remove", "restore", "rename"].map((name) => ({ do: name, seat })),
  { do: "extra", seat, extra: 2 },
]
