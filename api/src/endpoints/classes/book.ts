import { book as calls } from "#contract"
import { makeRows } from "../../book/book"
import { findNeeds } from "../../book/needs-help"
import type { Store } from "../../db/store"
import { implement } from "../../http/implement"
import { done, RefusedReply } from "../../http/reply"
import * as stored from "../../store/classes/book"
import * as pages from "./book-pages"

const worksMax = { ofClass: 8, ofPupil: 20 } as const
async function openAll(store: Store, asked: stored.BookPages, now: number) {
  const opened = pages.open(asked)
  const questions = pages.toQuestions(await pages.loadStandings(store, pages.playedIn(opened)))
  return opened.map((each) => ({ ...each, rows: makeRows({ ...each, questions, now }) }))
}

const showBook = implement(calls.bookOfClass, async (call) => {
  const { store, params, query, language, now } = call
  const classId = Number(params.classId)
  const after = query.after === undefined ? undefined : Number(query.after)
  const limit = worksMax.ofClass
  const [asked, details] = await Promise.all([
    stored.readPagesOfClass(store, { classId, after, limit }),
    stored.readClassName(store, classId),
  ])
  const listed = { ...asked, works: asked.works.slice(0, limit) }
  const opened = await openAll(store, listed, now)
  const chapters = await pages.loadChapters(store, opened, language)
  return done({
    ...details,
    works: listed.works.map((work) => ({
      ...pages.toWorkOfBook(work),
      hasHands: work.hasHands,
    })),
    next: asked.works.length > limit ? String(listed.works.at(-1)?.id) : null,
    pupils: asked.pupils.map((pupil, at) => {
      const own = opened.flatMap(({ rows, pupils }) => {
        const [row, played] = [rows[at], pupils[at]]
        return row && played ? [{ row, played }] : []
      })
      return {
        ...pages.toNamed(pupil),
        needs: findNeeds(
          own.map(({ row, played }) => pages.toWorkOfPupil(played.rounds, row.cells, chapters)),
        ),
        works: own.map(({ row, played }) =>
          row.cells.every(({ mark }) => mark === "joinedLater")
            ? null
            : {
                ...pages.toTotals(row),
                isBegun: played.rounds.length > 0,
                isOpen: now < played.until,
              },
        ),
      }
    }),
  })
})

const showPupilOfBook = implement(calls.bookOfPupil, async (call) => {
  const { store, params, language, now } = call
  const [classId, personId] = [Number(params.classId), Number(params.personId)]
  const limit = worksMax.ofPupil
  const [asked, details] = await Promise.all([
    stored.readPagesOfClass(store, { classId, limit, personId }),
    stored.readClassName(store, classId),
  ])
  const [pupil] = asked.pupils
  if (!pupil) throw new RefusedReply(404, "Class not found.")
  const opened = await openAll(store, { ...asked, works: asked.works.slice(0, limit) }, now)
  const chapters = await pages.loadChapters(store, opened, language)
  const own = opened.flatMap(({ work, rows: [row], pupils: [played] }) =>
    row && played ? [{ work, row, rounds: played.rounds }] : [],
  )
  return done({
    ...pages.toNamed(pupil),
    ...details,
    needs: findNeeds(
      own.map(({ rounds, row }) => pages.toWorkOfPupil(rounds, row.cells, chapters)),
    ),
    works: own.map(({ work, row }) => ({
      ...pages.toWorkOfBook(work),
      ...pages.toTotals(row),
      cells: pages.toCells(row.cells),
    })),
  })
})

export const bookCalls = [showBook, showPupilOfBook]
