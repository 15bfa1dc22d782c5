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
  for (const person of [...seat.people, ...people]) {
    const [from] = stayAt(room, seat, person) ?? [now]
    if (!people.includes(person)) stays[person] = [from, now]
    else if (!seat.people.includes(person)) stays[person] = [from, room.items.length]
  }
  return stays
}

const begunIn = ({ phase, at }: Room): number =>
  phase === "lobby" ? 0 : phase === "ask" ? at : at + 1

export function stayAt(
  { items }: Room,
  { people, stays }: Seat,
  person: number,
): readonly [from: number, before: number] | null {
  const whole = people.includes(person) ? ([0, items.length] as const) : null
  const [from, before] = stays[person] ?? whole ?? [0, 0]
  return from < before ? [from, before] : null
}
