import type { BookOfWork } from "#contract/classes/book"
import { shownAnswer } from "#game/answers/alternatives"
import { inMinutes, sayDates, showCells } from "#app/classes/book/book.server"
import { sayProgress } from "#app/classes/work/progress.server"
import type { AppContext } from "#app/server/context.server"

export type WorkOfBook = ReturnType<typeof viewBookOfWork>

const hasBegun = ({ isBegun, done }: BookOfWork["pupils"][number]) => isBegun || done > 0

export function viewBookOfWork(book: BookOfWork, i18n: AppContext["i18n"]) {
  const { workId, title, className, timeZone, rounds, pupils, questions, accepted } = book
  const cells = pupils.flatMap((pupil) => pupil.cells)
  return {
    workId,
    title,
    className,
    rounds,
    accepted,
    dates: sayDates(book, timeZone, i18n),
    isChoice: questions.some(({ column }) => column !== null),
    hasHands: questions.some(({ hands }) => hands !== null),
    hasHints: cells.some(({ hints }) => hints !== null),
    progress: sayProgress(
      {
        finished: pupils.filter(({ done }) => done >= rounds).length,
        began: pupils.filter(hasBegun).length,
        pupils: pupils.length,
      },
      i18n,
    ),
    isBegun: pupils.some(hasBegun),
    pupils: pupils.map(({ personID, name, done, right, of, seconds, cells }) => ({
      personID,
      name,
      done,
      right,
      of,
      hints: cells.reduce((sum, { hints }) => sum + (hints ?? 0), 0),
      minutes: inMinutes(seconds),
      cells: showCells(cells),
    })),
    questions: questions.map(({ column, answer, ...figures }) => {
      const { right, wrong, blank, hands } = figures
      const isShown = hands !== null || right + wrong + blank > 0
      return {
        ...figures,
        number: column === null ? null : column + 1,
        answer: isShown ? shownAnswer(answer) : "",
      }
    }),
  }
}
