import { type Game, languages, wireGames } from "#contract/words"
import { approvedMax, ownQuestions } from "#contract/limits"
import type { StoredQuestion } from "#app/games/game-sheet.server"
import { serverGames } from "#app/games/games.server"
import type { AppContext } from "#app/server/context.server"
import { CallMissing } from "#app/upstream/errors.server"

/**
 * The most pages that are read of one list: one request may make 32 calls. A page has up to 500 questions, and 20 if an
 * upstream has no larger ones.
 */
const pagesMax = 30

const noneTold = () => new Response(null, { status: 404 })

/** The newest first, page by page. Throws a 404 if the upstream does not list them. */
export async function* readOwn(
  context: AppContext,
  game: Game,
): AsyncGenerator<readonly StoredQuestion[]> {
  let before: string | undefined
  let size: string | undefined = String(ownQuestions.fileMax)
  for (let page = 0; page < pagesMax; page += 1) {
    const ask = () =>
      context.upstreamAnew().authoring.myQuestions({ before, game: wireGames[game], size })
    let answer = await ask()
    if (answer.status === 400 && size) {
      size = undefined
      answer = await ask()
    }
    if (answer.status !== 200) throw noneTold()
    yield answer.body.questions
    if (answer.body.next === null) return
    before = answer.body.next
  }
  throw new Error("A person has more questions than are exported.")
}

interface Subject {
  readonly grade: string
  readonly subject: string
  readonly game: Game
}

/**
 * The approved questions of a subject by chapter and language, the oldest first, page by page. Throws a 404 if the
 * upstream does not list them or has no such subject.
 */
export async function* readSubject(
  context: AppContext,
  subject: Subject,
): AsyncGenerator<readonly StoredQuestion[]> {
  try {
    yield* readPages(context, subject)
  } catch (error) {
    if (!(error instanceof CallMissing)) throw error
    yield* readChapters(context, subject)
  }
}

async function* readPages(context: AppContext, { grade, subject, game }: Subject) {
  let after: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const query = { grade, subject, game: wireGames[game], after }
    const reply = await context.upstreamAnew().authoring.approvedOfSubject(query)
    if (reply.status !== 200) throw noneTold()
    yield reply.body.questions.map(({ chapter, ...question }) => {
      return { ...question, gradeName: grade, subjectName: subject, chapterName: chapter }
    })
    if (reply.body.next === null) return
    after = reply.body.next
  }
  throw new Error("A subject has more questions than are exported.")
}

/** By the call that lists a chapter, for an upstream without the one for a subject. */
async function* readChapters(context: AppContext, { grade, subject, game }: Subject) {
  const known = await context.upstream.catalogue.chapters({ grade, subject })
  if (known.status !== 200) throw noneTold()
  const step = approvedMax / (serverGames[game].sheet.set?.levels ?? 1)
  for (const { number } of known.body.chapters)
    for (const language of languages)
      for (let page = 0, isCut = true; isCut; page += 1) {
        if (page >= pagesMax) throw new Error("A chapter has more questions than are exported.")
        const chapter = String(number)
        const wanted = { grade, subject, chapter, language, from: String(page * step) }
        const call = { ...wanted, game: wireGames[game] }
        const reply = await context.upstreamAnew().authoring.approvedOfChapter(call)
        if (reply.status !== 200) throw noneTold()
        const names = { gradeName: grade, subjectName: subject, chapterName: chapter }
        yield reply.body.questions.map((question) => ({ ...question, ...names }))
        ;({ isCut } = reply.body)
      }
}
