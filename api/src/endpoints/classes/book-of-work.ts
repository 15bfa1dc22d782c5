import { book as calls } from "#contract"
import { lengths } from "#contract/limits"
import { makeBook, makeRows } from "../../book/book"
import { type Counts, groupBy, parseErased } from "../../book/cells"
import { shareForPupils } from "../../book/needs-help"
import type { Store } from "../../db/store"
import { hasTypedAnswers } from "../../games/games"
import { implement } from "../../http/implement"
import { done, refuse, RefusedReply } from "../../http/reply"
import * as stored from "../../store/classes/book"
import { acceptOrAsk } from "../../store/feedback/appeal-verdicts"
import { gameIn, readContent } from "../../store/classes/work-content"
import type { WorkRow } from "../../store/classes/works"
import * as pages from "./book-pages"

const noWork = "Work not found."

async function openOne(store: Store, work: WorkRow, now: number) {
  const [asked, counted] = await Promise.all([
    stored.readPagesOfWork(store, work),
    stored.readErased(store, work.id),
  ])
  const [opened] = pages.open(asked)
  if (!opened) throw new RefusedReply(404, noWork)
  const erased = parseErased(counted)
  const ids = listQuestions(opened, erased)
  const rows = await stored.readAsked(store, ids)
  const others = await pages.loadStandings(store, pages.playedIn([opened]), new Set(ids))
  const standings = new Map([...others, ...rows.flatMap(pages.toStandings)])
  const questions = pages.toQuestions(standings, rows)
  const texts = new Map(rows.map((row) => [row.id, row]))
  const book = makeBook({ ...opened, gone: opened.others, erased, questions, now })
  return { asked, opened, standings, texts, book }
}

/** Of a chapter each pupil draws other questions: those with the most answers are read. */
const drawnMax = 60

function listQuestions(opened: pages.BookPage, erased: ReadonlyMap<number, Counts>) {
  const set = opened.columns.flatMap((column) => column ?? [])
  if (set.length > 0) return set
  const answered = [...pages.playedIn([opened]), ...opened.others.flat()].flatMap(({ answers }) =>
    answers.map(({ questionId }) => questionId),
  )
  const ofErased = [...erased].flatMap(([id, { right, wrong, blank }]) =>
    Array.from({ length: right + wrong + blank }, () => id),
  )
  return [...groupBy([...answered, ...ofErased], (id) => id)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, drawnMax)
    .map(([id]) => id)
}

type May = "accept" | "ask" | "no"

function whatMay(standing: stored.StandingRow | undefined, text: string, mayDecide: boolean): May {
  if (text.length > lengths.answer.max || standing?.verdict) return "no"
  if (mayDecide) return "accept"
  return standing ? "no" : "ask"
}

const showBookOfWork = implement(calls.bookOfWork, async (call) => {
  const { store, related: work, caller, now } = call
  const { asked, opened, standings, texts, book } = await openOne(store, work, now)
  const mayDecide = await stored.readRights(store, caller.id, texts.values())
  const content = readContent(work.content)
  return done({
    ...pages.toWorkOfBook(work),
    classId: work.class_id,
    className: work.className,
    timeZone: work.timeZone,
    accepted: book.accepted,
    pupils: asked.pupils.flatMap((pupil, at) => {
      const row = book.rows[at]
      return row
        ? {
            ...pages.toNamed(pupil),
            ...pages.toTotals(row),
            isBegun: (opened.pupils[at]?.rounds.length ?? 0) > 0,
            cells: pages.toCells(row.cells),
          }
        : []
    }),
    questions: book.questions.flatMap(({ id, wrongAnswers, ...figures }) => {
      const row = texts.get(id)
      if (!row) return []
      const withRights = wrongAnswers.map((wrong) => {
        const standing = standings.get(pages.nameOf(id, wrong.key))
        return {
          ...wrong,
          may: whatMay(standing, wrong.text, mayDecide(row)),
          standing: toStanding(standing),
        }
      })
      const isTyped = hasTypedAnswers(gameIn(content, id) ?? "")
      return {
        ...figures,
        questionID: id,
        question: row.question,
        hands: asked.hands[id] ?? null,
        answer: isTyped ? row.answer : "",
        wrongAnswers: withRights,
      }
    }),
  })
})

function toStanding(standing: stored.StandingRow | undefined) {
  if (!standing) return "open" as const
  return standing.verdict === null ? ("asked" as const) : ("declined" as const)
}

/** The average is of the same figures as the caller's own row: questions, or statements of one, with what was accepted since. */
const showOwnCells = implement(calls.ownCells, async (call) => {
  const { store, related: work, caller, now } = call
  const [opened] = pages.open(await stored.readPagesOfWork(store, work, caller.id))
  const [pupil] = opened?.pupils ?? []
  if (!opened || !pupil) throw new RefusedReply(404, noWork)
  const pupils = [pupil, ...opened.others.map((rounds) => ({ ...pupil, rounds }))]
  const played = pupils.flatMap(({ rounds }) => rounds)
  const questions = pages.toQuestions(await pages.loadStandings(store, played))
  const rows = makeRows({ ...opened, pupils, questions, now })
  const [own] = rows
  if (!own) throw new RefusedReply(404, noWork)
  return done({
    ...pages.toTotals(own),
    cells: pages.toCells(own.cells),
    classShare: shareForPupils(rows),
  })
})

/** The answer must be one that the book of this work lists, so that nobody accepts what no pupil wrote. */
const acceptAnswer = implement(calls.acceptAnswer, async (call) => {
  const { store, related: work, body, caller, now } = call
  const { standings, texts, book } = await openOne(store, work, now)
  const { questionID: questionId, key } = body
  const row = texts.get(questionId)
  const figures = book.questions.find(({ id }) => id === questionId)
  const wrong = figures?.wrongAnswers.find((each) => each.key === key)
  const standing = standings.get(pages.nameOf(questionId, key))
  if (standing?.verdict === "accepted") return done({ outcome: "accepted" as const })
  if (!row || !wrong) return refuse(409, "The book has no such answer.")
  const mayDecide = (await stored.readRights(store, caller.id, [row]))(row)
  const may = whatMay(standing, wrong.text, mayDecide)
  if (may === "no")
    return standing && standing.verdict === null
      ? done({ outcome: "asked" as const })
      : refuse(409, "Somebody has decided before.")
  const { text, people } = wrong
  const asked = { questionId, key, text, people, decidedBy: caller.id, mayDecide: may === "accept" }
  const outcome = await acceptOrAsk(store, asked, now)
  if (outcome === "full") return refuse(409, "The question has no room for one more answer.")
  return outcome === "accepted" || outcome === "asked"
    ? done({ outcome })
    : refuse(409, "Somebody has decided before.")
})

export const bookOfWorkCalls = [showBookOfWork, showOwnCells, acceptAnswer]
