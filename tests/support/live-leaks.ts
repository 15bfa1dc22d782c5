import type { Item, Room } from "#game/live/room"
import { judgedKey } from "#game/live/score"
import { viewRoom, type Audience } from "#game/live/view"

/** What a view shows although it must not: right answers, explanations, later hints and items, and answers of others. */
export function leaksIn(room: Room, audience: Audience, now: number): readonly string[] {
  const shown = textsIn(viewRoom(room, audience, now))
  const secrets = [...secretsOf(room), ...othersIn(room, audience), ...keysIn(room, audience)]
  return secrets.filter((secret) => secret !== "" && shown.has(secret))
}

/** Every text of a view, whole: an answer of one word may be a part of a question. */
function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value === "string") return new Set([value])
  if (typeof value !== "object" || value === null) return new Set()
  return new Set(Object.values(value).flatMap((each) => [...textsIn(each)]))
}

function secretsOf(room: Room): readonly string[] {
  const isShown = (at: number) => room.phase !== "lobby" && at <= room.at
  return room.items.flatMap((item, at) => [
    ...(at < room.revealed ? [] : answersOf(item)),
    ...(isShown(at) ? [] : [item.material.question, ...linesOf(item)]),
    ...(isShown(at) && at === room.at && at >= room.revealed && item.game === "five-hints"
      ? item.material.hints.slice(room.opened.length)
      : []),
  ])
}

/** The key of the screen and the names of pupils are the host's, a number for another device its seat's as well. */
function keysIn(room: Room, audience: Audience): readonly string[] {
  const seats = Object.values(room.seats)
  const keys = seats.flatMap(({ back }) => back?.key ?? [])
  if (audience === "host") return keys
  const own = typeof audience === "string" ? "" : audience.id
  const others = seats.filter(({ id }) => id !== own).flatMap(({ back }) => back?.number ?? [])
  return [...keys, ...others, ...seats.map(({ pupil }) => pupil), room.screenKey]
}

const answersOf = ({ game, material }: Item): readonly string[] =>
  game === "offside"
    ? [material.summary]
    : [
        `the right ${material.correctAnswer}`,
        material.correctAnswer,
        material.summary ?? "",
      ].filter((text) => text !== "")

const linesOf = ({ game, material }: Item): readonly string[] => {
  if (game === "five-hints") return material.hints
  return game === "offside" ? material.information : []
}

/** Typed answers of others: only the host sees them after the reveal, and the projector what several have given. */
function othersIn(room: Room, audience: Audience): readonly string[] {
  const own = typeof audience === "string" ? "" : audience.id
  const texts = room.answers.flatMap((answers, at) => {
    const given = Object.entries(answers).map(([id, { counted, kept }]) => ({
      id,
      key: counted?.key,
      texts: [counted?.text ?? "", kept?.text ?? ""],
    }))
    const item = room.items[at]
    const isShared = (text: string) =>
      audience === "screen" &&
      given.filter(({ key }) => item && key === judgedKey(item, text)).length > 1
    if (at < room.revealed && audience === "host") return []
    const others = given.filter(({ id }) => id !== own).flatMap((each) => each.texts)
    return others.filter((text) => text !== "" && !(at < room.revealed && isShared(text)))
  })
  const mine = room.answers.flatMap((answers) => [
    answers[own]?.counted?.text,
    answers[own]?.kept?.text,
  ])
  return texts.filter((text) => !mine.includes(text))
}
