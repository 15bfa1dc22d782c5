import { seatsIn, type Hands, type Room, type Seat } from "./room"
import { outcomeOf, totalOf, type Mark } from "./score"

interface PlacedSeat {
  readonly seat: Seat
  readonly points: number
  /** 1 + the number of seats with more points: equal points share a place. */
  readonly place: number
}

export function placesIn(room: Room): readonly PlacedSeat[] {
  const rows = seatsIn(room)
    .map((seat) => ({ seat, points: totalOf(room, seat) }))
    .toSorted(
      (one, other) => other.points - one.points || (one.seat.name < other.seat.name ? -1 : 1),
    )
  return rows.map((row) => ({
    ...row,
    place: 1 + rows.findIndex(({ points }) => points === row.points),
  }))
}

export const hasStandings = ({ phase }: Room): boolean =>
  phase === "standings" || phase === "podium" || phase === "ended"

const showsBest = (room: Room) => hasStandings(room) && room.revealed > 0

/** How many names the best are listed with; of more that share a place only the number is told. */
const mostNames = 6

/** The first places with all who share them: five of the better half, on the podium three. */
export function bestOf(room: Room) {
  if (!showsBest(room) || room.places !== "shown") return []
  const places = placesIn(room)
  const half = Math.ceil(places.length / 2)
  const last = Math.min(room.phase === "standings" ? 5 : 3, half)
  return [...new Set(places.map(({ place }) => place))]
    .filter((place) => place <= last)
    .map((place) => {
      const rows = places.filter((row) => row.place === place)
      const isListed = place + rows.length - 1 <= mostNames
      const names = isListed ? rows.map(({ seat }) => seat.name) : []
      return { place, points: rows[0]?.points ?? 0, names, count: rows.length }
    })
}

export const countRight = (room: Room) =>
  room.items
    .slice(0, room.revealed)
    .flatMap((_, at) => [
      ...seatsIn(room).map((seat) => countMark(outcomeOf(room, seat, at).mark)),
      countRaised(room.hands[at]),
    ])
    .reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), noAnswers)

const noAnswers = { right: 0, of: 0 }

const countMark = (mark: Mark) => ({
  right: mark === "right" ? 1 : 0,
  of: mark === "absent" ? 0 : 1,
})

function countRaised(hands: Hands | undefined) {
  if (!hands) return noAnswers
  const each = Math.max(1, hands.statements?.length ?? 1)
  return {
    right: Math.round(hands.right / each),
    of: Math.round((hands.right + hands.wrong) / each),
  }
}

/** `last` in percent, because no two rounds have as many answers. */
export const goalOf = (room: Room) =>
  room.places === "class goal" && showsBest(room)
    ? { ...countRight(room), last: room.lastShare }
    : null

export const countAsked = ({ items, at, spares = 0 }: Room): number =>
  Math.max(items.length - spares, at + 1)

export const mayAskMore = (room: Room): boolean =>
  room.phase === "podium" &&
  room.places === "shown" &&
  room.at + 1 < room.items.length &&
  placesIn(room).filter(({ place }) => place === 1).length > 1

export function standingOf(room: Room, seat: Seat) {
  if (room.places !== "shown") return null
  const places = placesIn(room)
  const own = places.find((row) => row.seat.id === seat.id)
  const above = places.findLast(({ points }) => points > (own?.points ?? 0))
  const first = Math.min(...seat.shown)
  const from = first > 0 && first < room.items.length ? first + 1 : null
  return own ? { place: own.place, toNext: above ? above.points - own.points : null, from } : null
}
