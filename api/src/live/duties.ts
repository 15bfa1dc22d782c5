import { findAnswersBeside, readSubjectBeside } from "../store/questions/answers-beside"
import { judgeAnswer } from "../games/judge-answer"
import { storedAnswer } from "#game/answers/alternatives"
import { lengths } from "#contract/limits"
import { countSeats, handsIn, lessonsIn, untold } from "#game/live/results"
import type { ItemVerdicts, Room } from "#game/live/room"
import { groupsOf, judgedKey, unjudgedTexts } from "#game/live/score"
import { countRight } from "#game/live/standings"
import { createStore, type Store } from "../db/store"
import type { LessonPlayed, LessonMessage } from "../store/play/lessons"
import { readAsked, readRights } from "../store/classes/book"
import { acceptOrAsk } from "../store/feedback/appeal-verdicts"
import { endRoomRow, noteWorkOfRoom } from "../store/classes/live-rooms"
import { storeWorks } from "../store/classes/works"
import { readLessonQuestions, type LessonQuestion } from "../store/questions/lesson-questions"

export interface RoomBindings {
  readonly DB: D1Database
  readonly PUBLISHED: { readonly send: (message: LessonMessage) => Promise<unknown> }
}

/** One judgement for each answer that the judge tells apart from the others, as in a round alone. */
export async function judgeItem(
  store: Store,
  room: Room,
  at: number,
): Promise<ItemVerdicts["judged"]> {
  const item = room.items[at]
  if (!item || item.game === "offside") return {}
  const { question, exact } = item.material
  const answer = storedAnswer(item.material)
  let others: Promise<readonly string[]> | undefined
  const findOthers = () => (others ??= readBeside(store, item.question))
  const right = { answer, question, exact, wrongAnswers: item.wrongAnswers, findOthers }
  const verdicts = await Promise.all(
    unjudgedTexts(room, at).map(
      async (text) => [judgedKey(item, text), await judgeAnswer(text, right)] as const,
    ),
  )
  return Object.fromEntries(verdicts)
}

async function readBeside(store: Store, questionId: number): Promise<readonly string[]> {
  const subject = await readSubjectBeside(store, questionId)
  return subject ? findAnswersBeside(store, subject) : []
}

/** One message for each question that was shown since: it is practice from now on for those accounts in the room. */
export async function tellRevealed(env: RoomBindings, room: Room, now: number): Promise<void> {
  const people = new Map(untold(room).map(({ question, people }) => [question, people]))
  if (people.size === 0) return
  const questions = await readLessonQuestions(createStore(env.DB), [...people.keys()])
  const sent = questions.map((revealed) =>
    env.PUBLISHED.send({ revealed, people: people.get(revealed.id) ?? [], at: now }),
  )
  await Promise.all(sent)
}

/**
 * Ends the room in the database, writes it into the book of its class, and tells each account what it has played. Safe to
 * repeat: the piece of work has the room's key, and an object takes a lesson once.
 */
export async function writeResults(
  { store, env }: { readonly store: Store; readonly env: RoomBindings },
  room: Room,
  now: number,
): Promise<void> {
  const { right, of } = countRight(room)
  const counts = {
    ...countSeats(room),
    questions: room.revealed,
    answers: of,
    right_answers: right,
    hands: JSON.stringify(handsIn(room)),
  }
  const row = await endRoomRow(store, { object: room.id, ...counts }, now)
  const ids = room.items.slice(0, room.revealed).map(({ question }) => question)
  const questions = await readLessonQuestions(store, ids)
  if (!row || questions.length < ids.length || ids.length === 0) return
  // A repeat tells the same time, so that nobody's answers come twice or late.
  const { classId, openedBy, openedAt, endedAt, title } = row
  const workId =
    classId === null
      ? null
      : await storeWork(store, room, questions, {
          classId,
          openedBy,
          openedAt,
          title,
          now: endedAt,
        })
  await fileAccepted(store, room, now)
  const lessons: readonly LessonPlayed[] = lessonsIn(room).map(
    ({ person, isPupil, cells, until }) => ({
      lesson: person,
      workId: isPupil ? workId : null,
      questions: questions.slice(0, until),
      cells,
      at: endedAt,
    }),
  )
  await Promise.all(lessons.map((lesson) => env.PUBLISHED.send(lesson)))
}

/** What the host has accepted is accepted for everybody if it is theirs to decide, else it waits among the appeals. */
async function fileAccepted(store: Store, room: Room, now: number): Promise<void> {
  const accepted = room.items.slice(0, room.revealed).flatMap((item, at) =>
    groupsOf(room, at)
      .filter(({ isAccepted, text }) => isAccepted && text.length <= lengths.answer.max)
      .map(({ key, text, count }) => ({ questionId: item.question, key, text, people: count })),
  )
  if (accepted.length === 0) return
  const host = room.host.person
  const rows = await readAsked(store, [...new Set(accepted.map(({ questionId }) => questionId))])
  const mayDecide = await readRights(store, host, rows)
  for (const asked of accepted) {
    const row = rows.find(({ id }) => id === asked.questionId)
    if (row) await acceptOrAsk(store, { ...asked, decidedBy: host, mayDecide: mayDecide(row) }, now)
  }
}

interface Book {
  readonly classId: number
  readonly title: string
  readonly openedBy: number | null
  readonly openedAt: number
  readonly now: number
}

/** Over at once: nobody plays it alone, but what it plays can be set to the class again. */
async function storeWork(
  store: Store,
  room: Room,
  questions: readonly LessonQuestion[],
  { classId, title, openedBy, openedAt, now }: Book,
): Promise<number | null> {
  const rounds = questions.map(({ id, pool, game }) => ({ game, pool, ids: [id] }))
  const work = {
    classId,
    title,
    content: JSON.stringify({ kind: "questions", rounds }),
    rounds: rounds.length,
    fromAt: Math.min(openedAt, now - 1),
    untilAt: now,
    takesLate: false,
    earnsPoints: false,
    key: `live ${room.id}`,
  }
  const [workId] = await storeWorks(store, [work], { teacherId: openedBy, now })
  if (workId === undefined) return null
  await noteWorkOfRoom(store, room.id, workId)
  return workId
}
