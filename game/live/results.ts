import { shownAnswer } from "../answers/alternatives"
import { taught } from "./clock"
import { groupsForWall, type IsUnfit } from "./item-view"
import { isOver, seatsIn, type Item, type Room, type Seat } from "./room"
import { outcomeOf, type Mark } from "./score"
import { countAsked, placesIn } from "./standings"
import { pupilsAt, staysIn } from "./tables"

export function resultsIn(room: Room, isUnfit: IsUnfit) {
  const { items, revealed } = room
  const rows = placesIn(room).map(({ seat, points, place }) => ({
    name: seat.name,
    pupil: pupilsAt(seat),
    place,
    points,
    marks: marksFor(room, seat),
  }))
  return {
    questions: items.slice(0, revealed).map((item, at) => ({
      questionID: item.question,
      text: item.material.question,
      answer: answerTo(item),
      hands: room.hands[at] ?? null,
      groups: isOver(room) ? [] : groupsForWall(room, at, isUnfit),
      marks: countMarks(rows.flatMap(({ marks }) => marks[at] ?? [])),
    })),
    rows,
  }
}

/** As authors wrote them: the alternatives of an answer have `|` between them, the true statements are digits. */
export const sheetIn = (room: Room) =>
  room.items.slice(0, countAsked(room)).map((item) => {
    const { material } = item
    const common = { questionID: item.question, game: item.game, question: material.question }
    const summary = material.summary ?? ""
    if (item.game === "offside") {
      const { information, correctAnswer } = item.material
      return { ...common, summary, hints: information, answer: correctAnswer.join("") }
    }
    const hints = item.game === "five-hints" ? item.material.hints : []
    return { ...common, summary, hints, answer: item.material.correctAnswer }
  })

export type RoomResults = ReturnType<typeof resultsIn>

const marksFor = (room: Room, seat: Seat): readonly Mark[] =>
  room.items.slice(0, room.revealed).map((_, at) => outcomeOf(room, seat, at).mark)

const answerTo = ({ game, material }: Item): string =>
  game === "offside"
    ? material.correctAnswer
        .map((position) => `${position}. ${material.information[position - 1]}`)
        .join("\n")
    : shownAnswer(material.correctAnswer)

function countMarks(marks: readonly Mark[]): Readonly<Record<Mark, number>> {
  const counts = { right: 0, wrong: 0, blank: 0, absent: 0, late: 0, pending: 0 }
  for (const mark of marks) counts[mark] += 1
  return counts
}

export interface LessonCell {
  readonly question: number
  readonly mark: Mark
  readonly given: string
  readonly hints: number | null
}

/**
 * What each account has played, also at a table that it has left: until then. Nobody's outcome of a question that they
 * were not shown is in it.
 */
export function lessonsIn(room: Room) {
  const seats = Object.values(room.seats)
  const people = seats.flatMap((seat) => [...seat.people, ...Object.keys(seat.stays).map(Number)])
  return [...new Set(people)].flatMap((person) => {
    const sat = seats.flatMap((seat) =>
      staysIn(room, seat, person).map(([from, before]) => ({ seat, from, before })),
    )
    const cells = room.items.slice(0, room.revealed).map((_, at) => {
      const there = sat.filter(({ from, before }) => from <= at && at < before)
      return there.map(({ seat }) => cellFor(room, seat, at)).find(Boolean) ?? null
    })
    const until = Math.max(0, ...sat.map(({ before }) => before))
    const isPupil = sat.some(({ seat }) => seat.pupils.length > 0)
    return until > 0 ? { person, isPupil, cells, until } : []
  })
}

function cellFor(room: Room, seat: Seat, at: number): LessonCell | null {
  const { mark } = outcomeOf(room, seat, at)
  const item = room.items[at]
  if (!item || mark === "absent") return null
  const { counted = null, kept = null } = room.answers[at]?.[seat.id] ?? {}
  const given = mark === "late" ? kept : counted
  const hints = item.game === "five-hints" ? (given?.hint ?? null) : null
  const text = given?.text ?? ""
  return {
    question: item.question,
    mark,
    given: item.game === "offside" ? saidTrue(text) : text,
    hints,
  }
}

const saidTrue = (marks: string): string =>
  [...marks]
    .flatMap((sign, index) => (sign === "0" ? [] : [`${index + 1}${sign === "1" ? "" : "?"}`]))
    .join(",")

/** The accounts that were in the room, also those that were taken out. */
export const accountsIn = ({ seats }: Room): readonly number[] => [
  ...new Set(Object.values(seats).flatMap(({ people }) => people)),
]

export const untold = (room: Room) =>
  room.items.slice(0, taught(room)).flatMap(({ question }, at) => {
    const late = Object.entries(room.newcomers).filter(([, from]) => from <= at)
    const people = at < room.told ? late.map(([person]) => Number(person)) : accountsIn(room)
    return people.length > 0 ? [{ question, people }] : []
  })

export const countSeats = (room: Room) => ({
  seats: seatsIn(room).length,
  guests: seatsIn(room).filter(({ back }) => back !== null).length,
})

/** By the number of the question. */
export const handsIn = ({ items, hands }: Room) =>
  Object.fromEntries(
    items.flatMap(({ question }, at) => {
      const counted = hands[at]
      return counted && counted.right + counted.wrong > 0 ? [[question, counted]] : []
    }),
  )
