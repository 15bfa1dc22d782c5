import { splitAlternatives } from "#contract/formulas"
import { approvedMax } from "#contract/limits"
import { type Category, type Game, gameNames, type Language, wireGames } from "#contract/words"
import { listWaiting } from "#app/review/question/listed.server"
import { waitingOf, getSets } from "#app/review/question/question-view.server"
import {
  toWholeEntries,
  toOwnQuery,
  readOwnFilter,
} from "#app/review/question/own-questions.server"
import { matches, readReviewFilter } from "#app/review/list/filter.server"
import type { WaitingQuestion } from "#app/review/question/entry"
import { serverGames } from "#app/games/games.server"
import type { AppContext } from "#app/server/context.server"

export interface PrintedQuestion extends WaitingQuestion {
  readonly boxes: readonly string[]
  readonly answerLines: number
  /** The answer for the key, in the game's own words; "" if the stored answer is a text. */
  readonly rightAnswer: string
  readonly also: string
}

export interface PrintedSheet {
  readonly questions: readonly PrintedQuestion[]
  /** The maximum, if more questions matched; `null` if the sheet has all of them. */
  readonly cutAt: number | null
}

const pagesMax = 20

/**
 * The person's own questions: the ticked ones, read from the page that the address names onwards, or, without ticks,
 * all that match the filter.
 */
export async function readOwnToPrint(context: AppContext, url: URL): Promise<PrintedSheet> {
  const { upstream, i18n } = context
  const filter = readOwnFilter(url)
  const ticked = new Set(url.searchParams.getAll("pick").flatMap((ids) => ids.split("-")))
  const found: WaitingQuestion[] = []
  let before: string | null = ticked.size > 0 ? filter.before : ""
  for (let page = 0; page < pagesMax && before !== null && found.length <= approvedMax; page += 1) {
    const reply = await upstream.authoring.myQuestions({
      ...toOwnQuery(filter),
      ...(before && { before }),
    })
    if (reply.status !== 200) throw new Response(null, { status: 503 })
    const { questions, next } = reply.body
    const wanted = questions
      .filter(({ questionID }) => ticked.size === 0 || ticked.has(questionID))
      .map((each) => ({ ...each, answer: [each.answer, ...(each.accepted ?? [])].join("|") }))
    found.push(...toWholeEntries(wanted, Date.now(), i18n).flatMap(({ items }) => items))
    before = ticked.size > 0 && found.length >= ticked.size ? null : next
  }
  return cut(found, i18n.t, before !== null)
}

export async function readWaitingToPrint(
  context: AppContext,
  url: URL,
  category: Category,
): Promise<PrintedSheet> {
  const listed = (await listWaiting(context, category)).filter(matches(readReviewFilter(url)))
  const items = getSets(listed).flatMap((set) => set.items)
  return cut(
    items.map((item) => waitingOf(item, context.i18n)),
    context.i18n.t,
  )
}

/**
 * In the order of the round, whose numbers the class sees on the screen.
 * @throws Response with 404 for a round that is none of the teacher's
 */
export async function readRoundToPrint({ upstream, i18n }: AppContext, code: string) {
  const reply = await upstream.live.of(code).sheet()
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const { className, questions } = reply.body
  const found = questions.map((each) =>
    waitingOf({ ...each, hints: [...each.hints], wrongAnswers: [] }, i18n),
  )
  return { questions: found.map((each) => printed(each, i18n.t)), cutAt: null, className }
}

interface Chapter {
  readonly grade: string
  /** "" for the teacher's own subject. */
  readonly subject: string
  readonly chapter: string
  readonly game: Game
  readonly language: Language
}

export async function readChapterToPrint(
  { upstream, i18n }: AppContext,
  { game, subject, ...chapter }: Chapter,
): Promise<PrintedSheet> {
  const reply = await upstream.authoring.approvedOfChapter({
    ...chapter,
    game: wireGames[game],
    subject: subject || undefined,
  })
  if (reply.status !== 200) return { questions: [], cutAt: null }
  const { questions, isCut } = reply.body
  const ordered = questions
    .toReversed()
    .toSorted((one, other) => (one.difficultyLevel ?? 0) - (other.difficultyLevel ?? 0))
  return cut(
    ordered.map((each) => waitingOf(each, i18n)),
    i18n.t,
    isCut,
  )
}

function cut(
  found: readonly WaitingQuestion[],
  t: AppContext["i18n"]["t"],
  isCut = false,
): PrintedSheet {
  const kept = found.slice(0, approvedMax)
  const byGame = [...gameNames, null].flatMap((game) => kept.filter((each) => each.game === game))
  const questions = byGame.map((each) => printed(each, t))
  return { questions, cutAt: isCut || found.length > approvedMax ? approvedMax : null }
}

function printed(question: WaitingQuestion, t: AppContext["i18n"]["t"]): PrintedQuestion {
  const print = serverGames[question.game ?? "five-hints"].print
  const rightAnswer = print.answerOf?.(question.answer, t) ?? ""
  const [first = "", ...others] = splitAlternatives(question.answer)
  return {
    ...question,
    answer: first,
    also: others.join(" · "),
    boxes: print.boxesOf(t),
    answerLines: print.answerLines,
    rightAnswer,
  }
}
