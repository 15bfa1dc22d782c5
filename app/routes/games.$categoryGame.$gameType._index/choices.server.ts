import type { AppContext } from "#app/server/context.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { inLanguage, type Offer, toOffer } from "#app/catalogue/offer.server"
import { subjectPicture } from "#app/catalogue/emblems.server"
import type { Game, Language } from "#contract/words"
import { playPath } from "#app/play/addresses"
import { chapterProgress, toNote, type ProgressNote } from "#app/play/progress.server"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import type { Person } from "#app/session/person.server"

interface Chapter {
  readonly name: string
  readonly number: string
  readonly offer: Offer
  readonly note: ProgressNote | null
}

export interface Choices {
  readonly subjects:
    | readonly { readonly name: string; readonly image: string; readonly offer: Offer }[]
    | null
  readonly subject: string | null
  readonly chapters: readonly Chapter[] | null
  readonly chapter: string | null
  /** The chosen chapter's round; `language`: of its questions, if they are in another one only. */
  readonly start: { readonly to: string; readonly language: Language | undefined } | null
  readonly canTakePacks: boolean
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
  const pages = await context.offeredPages()
  return {
    subjects:
      subjects?.map((each) => {
        return { name: each.name, image: subjectPicture(context, each), offer: each.offer(game) }
      }) ?? null,
    subject,
    chapters:
      chapters?.map((each) => {
        return { ...each, note: toNote(context, progress?.(each.number, game)) }
      }) ?? null,
    chapter,
    start: toStart(
      game,
      subject,
      chapters?.find(({ number }) => number === chapter),
    ),
    canTakePacks: pages.has("/packs/:packId"),
  }
}

function toStart(
  game: Game,
  subject: string | null,
  chapter: Pick<Chapter, "number" | "offer"> | undefined,
): Choices["start"] {
  if (!subject || !chapter || chapter.offer === "nothing") return null
  const { language } = inLanguage(chapter.offer)
  const source = { category: "education", subject, chapter: chapter.number, language } as const
  return { to: playPath({ game, source }), language }
}

interface ChoiceQuery {
  readonly grade: string
  readonly typed: string | null
  readonly wanted: string
  readonly game: Game
}

async function lookUp(
  request: Request,
  context: AppContext,
  { grade, typed, wanted, game }: ChoiceQuery,
) {
  const curriculum = new Curriculum(context, grade)
  // A name that is missing in the remembered lists makes `Curriculum` read them again, before they are used below.
  const found = typed ? await curriculum.findSubject(typed) : null
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
  const subject = found?.name ?? typed
  const chapter = subject && wanted ? await curriculum.findChapter(subject, wanted) : null
  const [chapters, progress] = await Promise.all([
    subject ? curriculum.recentChapters(subject) : null,
    subject ? chapterProgress(context, { grade, subject }) : null,
  ])
  const { language } = context.i18n
  return {
    subjects: chapters?.length ? null : await curriculum.subjectsWithOffers(),
    subject,
    chapters:
      chapters?.map((each) => {
        const { name, number } = each
        return { name, number: String(number), offer: toOffer(each, game, language) }
      }) ?? null,
    chapter: chapter && String(chapter.number),
    progress,
  }
}
