import { roomLimits, type Room, type Seat } from "./room"

export interface TableMate {
  readonly person: number
  readonly name: string
}

export const pupilsAt = ({ pupils }: Seat): string => pupils.join(" · ")

/** The same seat with these beside its first account. Whoever has another seat keeps that. */
export function seatTable(room: Room, seat: Seat, mates: readonly TableMate[]): Seat {
  const [first] = seat.people
  const others = Object.values(room.seats).filter(({ id }) => id !== seat.id)
  const isElsewhere = (person: number) => others.some(({ people }) => people.includes(person))
  const beside = mates
    .filter(({ person }) => person !== first && !isElsewhere(person))
    .slice(0, roomLimits.members - 1)
  const people = [...seat.people.slice(0, 1), ...beside.map(({ person }) => person)]
  const pupils = [...seat.pupils.slice(0, 1), ...beside.map(({ name }) => name)]
  return { ...seat, people, pupils, stays: staysAt(room, seat, people) }
}

function staysAt(room: Room, seat: Seat, people: readonly number[]): Seat["stays"] {
  const now = begunIn(room)
  const stays = { ...seat.stays }
  for (const person of new Set([...seat.people, ...people])) {
    const known = staysIn(room, seat, person)
    const [from = now] = known.at(-1) ?? []
    if (!people.includes(person)) stays[person] = [...known.slice(0, -1), [from, now]]
    else if (!seat.people.includes(person)) stays[person] = [...known, [now, room.items.length]]
  }
  return stays
}

const begunIn = ({ phase, at }: Room): number =>
  phase === "lobby" ? 0 : phase === "ask" ? at : at + 1

type Stays = Seat["stays"][string]

export function staysIn({ items }: Room, { people, stays }: Seat, person: number): Stays {
  const whole: Stays = people.includes(person) ? [[0, items.length]] : []
  return (stays[person] ?? whole).filter(([from, before]) => from < before)
}
