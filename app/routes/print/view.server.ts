import { type Game, gameNames, type Language, languages } from "#contract/words"
import { mayReadApproved, mayTeach } from "#app/authoring/author.server"
import { findOptions } from "#app/authoring/placement/find-options.server"
import type { PlacementOptions } from "#app/authoring/placement/placement"
import { requireTeacher } from "#app/classes/class-request.server"
import { orNull } from "#app/forms/refusals.server"
import { readRoomAddress } from "#app/live/room-request.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { AppContext } from "#app/server/context.server"
import {
  type PrintedSheet,
  readChapterToPrint,
  readOwnToPrint,
  readRoundToPrint,
  readWaitingToPrint,
} from "./questions.server"

export interface ChapterChoice {
  readonly options: PlacementOptions
  readonly chosen: {
    readonly grade: string
    readonly subject: string
    readonly chapter: string
    readonly game: Game
    readonly language: Language
  }
}

export interface PrintView extends PrintedSheet {
  readonly heading: string
  readonly choice: ChapterChoice | null
  readonly back: string
  readonly isRound?: true
}

/**
 * Everybody may print their own questions, teachers and admins a chapter, teachers of a live round its questions,
 * admins the questions under review. A teacher who waits to be confirmed gets their own in place of a chapter.
 */
export async function viewSheet(request: Request, context: AppContext): Promise<PrintView> {
  const url = new URL(request.url)
  const { t } = context.i18n
  const person = requirePerson(request, context)
  const from = url.searchParams.get("from")
  if (!person.isWaiting && (from === "chapter" || (from === null && mayTeach(person))))
    return viewChapter(request, context)
  if (from === "live") return viewRound(request, context)
  if (from === "education" || from === "entertainment") {
    requireRole(request, context, "Admin")
    return {
      ...(await readWaitingToPrint(context, url, from)),
      heading: t(`review.${from}.title`),
      choice: null,
      back: `/admin/${from === "education" ? "educational" : "entertainment"}-questions`,
    }
  }
  return {
    ...(await readOwnToPrint(context, url)),
    heading: t("mine.title"),
    choice: null,
    back: "/my-questions",
  }
}

async function viewRound(request: Request, context: AppContext): Promise<PrintView> {
  requireTeacher(request, context)
  const { code } = readRoomAddress(request, new URL(request.url).searchParams.get("code") ?? "")
  const { className, ...printed } = await readRoundToPrint(context, code)
  const heading = className || context.i18n.t("live.questions")
  return { ...printed, heading, choice: null, back: `/live/${code}/host`, isRound: true }
}

async function viewChapter(request: Request, context: AppContext): Promise<PrintView> {
  const person = requireRole(request, context, "Teacher", "Admin")
  if (!(await mayReadApproved(context, person))) throw new Response(null, { status: 404 })
  const chosen = readChoice(new URL(request.url), context.i18n.language)
  const options = await findOptions(context, person, chosen)
  const [grade, subject, chapter] = [
    options.grades.find(({ value }) => value === chosen.grade)?.label,
    options.single || chosen.subject,
    options.chapters?.find(({ value }) => value === chosen.chapter)?.name,
  ]
  const named =
    grade && subject && (await orNull(new Curriculum(context, chosen.grade).findSubject(subject)))
  const isChosen = grade !== undefined && chapter !== undefined
  const printed = isChosen
    ? await readChapterToPrint(context, { ...chosen, subject: options.subjects ? subject : "" })
    : { questions: [], cutAt: null }
  return {
    ...printed,
    heading: isChosen ? [grade, named ? named.name : subject, chapter].join(" · ") : "",
    choice: { options, chosen },
    back: "/my-questions",
  }
}

function readChoice({ searchParams }: URL, language: Language): ChapterChoice["chosen"] {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) ?? ""
  const [firstGame] = gameNames
  return {
    grade: text("grade"),
    subject: text("subject"),
    chapter: text("chapter"),
    game: gameNames.find((game) => game === text("game")) ?? firstGame,
    language: languages.find((each) => each === text("language")) ?? language,
  }
}
