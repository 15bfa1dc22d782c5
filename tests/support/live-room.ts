import { itemScore } from "#game/difficulty/worth.mjs"
import { run, settle, type HostCommand, type HostStep } from "#game/live/host"
import { openRoom } from "#game/live/open-room"
import { roomLimits, type Item, type Room, type RoomSettings } from "#game/live/room"
import { judgedKey, unjudgedTexts } from "#game/live/score"
import { see } from "#game/live/presence"
import { answer, join } from "#game/live/seats"
import { mammals } from "./games/offside"
import { nile } from "./games/five-hints"

export const threeItems: readonly Item[] = [
  { question: 1, wrongAnswers: [], game: "five-hints", material: nile },
  { question: 2, wrongAnswers: [], game: "offside", material: mammals },
  {
    question: 3,
    wrongAnswers: [],
    game: "difficulty",
    material: {
      question: "Capital of Yemen?",
      correctAnswer: "Sanaa",
      summary: "It lies 2,300 m high.",
      score: itemScore(2),
    },
  },
]

export const hostOfRoom = 7
export const openedAt = 1_700_000_000_000

export const plainRoom: RoomSettings = {
  id: "a room",
  code: "4821937",
  screenKey: "the key of the screen",
  language: "en",
  timerMs: null,
  ringsForAll: false,
  places: "shown",
  takesTables: false,
  guestsMax: roomLimits.seats,
}

export const guestSeat = { people: [], pupils: [], back: null }

export class LiveRoom {
  room: Room
  now = openedAt
  #keys = 0

  constructor(settings: Partial<RoomSettings> = {}, items = threeItems) {
    const opened = openRoom({ ...plainRoom, ...settings }, items, hostOfRoom, this.now)
    if (!opened) throw new Error("this room cannot be opened")
    this.room = opened
  }

  join(id: string, people: readonly number[] = [], name = `Name of ${id}`) {
    const joined = join(this.room, { ...guestSeat, id, name, people }, this.now)
    this.room = joined.room
    return joined.state
  }

  see(...ids: readonly string[]) {
    for (const id of ids) this.room = see(this.room, id, this.now)
  }

  answer(seat: string, text: string, key = `key ${(this.#keys += 1)}`, at = this.room.at) {
    const [room, reply] = answer(this.room, { seat, at, key, text }, this.now)
    this.room = room
    return reply
  }

  press(...commands: readonly Press[]) {
    for (const command of commands) {
      const of = { by: hostOfRoom }
      const whole =
        typeof command === "string" ? { do: command, v: this.room.v, ...of } : { ...command, ...of }
      this.room = run(this.room, whole, this.now)
    }
  }

  pass(ms: number) {
    this.now += ms
  }

  /** Rings, waits for the grace, and judges: these texts are right, and no others. */
  judge(...right: readonly string[]) {
    this.press("bell")
    this.pass(3000)
    this.settle(...right)
  }

  settle(...right: readonly string[]) {
    const { at, items } = this.room
    const item = items[at]
    if (!item) return
    // Takes the step that is due.
    this.room = settle(this.room, at, {}, this.now)
    const verdicts = unjudgedTexts(this.room, at).map((text) => [
      judgedKey(item, text),
      { isRight: right.includes(text), reason: right.includes(text) ? "exact" : "other" },
    ])
    this.room = settle(this.room, at, Object.fromEntries(verdicts), this.now)
  }
}

type WithoutHost<Command> = Command extends HostCommand ? Omit<Command, "by"> : never
type Press = HostStep | Exclude<WithoutHost<HostCommand>, { readonly do: HostStep }>
