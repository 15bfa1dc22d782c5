import { type Game, languages, wireGames } from "#contract/words"
import { approvedMax } from "#contract/limits"
import type { StoredQuestion } from "#app/games/game-sheet.server"
import { serverGames } from "#app/games/games.server"
import type { AppContext } from "#app/server/context.server"

/** The most pages that are read of one list, which is far more than anybody writes. */
const pagesMax = 400

const noneTold = () => new Response(null, { status: 404 })

/**
 * The person's questions of a game in every status, the newest first, page by page. Throws a 404 if the upstream does
 * not list them.
 */
export async function* readOwn(
  context: AppContext,
  game: Game,
): AsyncGenerator<readonly StoredQuestion[]> {
  let before: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const query = { before, game: wireGames[game] }
    const answer = await context.upstreamAnew().authoring.myQuestions(query)
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
  { grade, subject, game }: Subject,
): AsyncGenerator<readonly StoredQuestion[]> {
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
