import { wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import type { ListedChapter as Listed } from "#app/catalogue/grade-lists.server"
import { subjectPicture } from "#app/catalogue/emblems.server"
import type { Game } from "#contract/words"
import { chapterProgress, toNote, type ProgressNote } from "#app/play/progress.server"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import type { Person } from "#app/session/person.server"

interface Chapter {
  readonly name: string
  readonly number: string
  readonly isEmpty: boolean
  /** How many of its questions are left to play; `null` if the API does not send it. */
  readonly note: ProgressNote | null
}

export interface Choices {
  readonly subjects: readonly { readonly name: string; readonly image: string }[]
  readonly subject: string | null
  /** The chapters of the chosen subject; `null` before one is chosen. */
  readonly chapters: readonly Chapter[] | null
  readonly chapter: string | null
}

export async function toChapterChoices(
  request: Request,
  context: AppContext,
  { grade }: Person,
  game: Game,
): Promise<Choices> {
  const { searchParams } = new URL(request.url)
  const typed = searchParams.get("subject")?.slice(0, 200) || null
  const wanted = searchParams.get("chapter")?.slice(0, 200) ?? ""
  const found = await lookUp(request, context, { grade, typed, wanted, game })
  const { subjects, subject, chapters, chapter, progress } = found
  return {
    subjects: subjects.map((each) => {
      return { name: each.name, image: subjectPicture(context, each) }
    }),
    subject,
    chapters:
      chapters?.map((each) => {
        return { ...each, note: toNote(context, progress?.(each.number, game)) }
      }) ?? null,
    chapter,
  }
}

interface Wanted {
  readonly grade: string
  readonly typed: string | null
  /** A chapter by its number or name, or "". */
  readonly wanted: string
  readonly game: Game
}

async function lookUp(
  request: Request,
  context: AppContext,
  { grade, typed, wanted, game }: Wanted,
) {
  const curriculum = new Curriculum(context, grade)
  // A name that is missing in the remembered lists makes `Curriculum` read them again, before they are used below.
  const found = typed ? await curriculum.findSubject(typed) : null
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
  const subject = found?.name ?? typed
  const chapter = subject && wanted ? await curriculum.findChapter(subject, wanted) : null
  const [subjects, chapters, progress] = await Promise.all([
    curriculum.recentSubjects(),
    subject ? curriculum.recentChapters(subject) : null,
    subject ? chapterProgress(context, { grade, subject }) : null,
  ])
  const ofGame = chapters?.map((each) => getChapter(each, game)) ?? null
  return {
    subjects,
    subject,
    chapters: ofGame,
    chapter: chapter && String(chapter.number),
    progress,
  }
}

const getChapter = ({ name, number, games }: Listed, game: Game) => ({
  name,
  number: String(number),
  isEmpty: games ? !games.includes(wireGames[game]) : false,
})
