import { redirect } from "@remix-run/cloudflare"
import type { FoundRound } from "#contract/classes/work-questions"
import { classWork as limits } from "#contract/limits"
import { shownAnswer } from "#game/answers/alternatives"
import { type Game, gameNames, wireGames } from "#contract/words"
import { findByName } from "#app/catalogue/subject-names.server"
import { readOwnClass } from "#app/classes/class-request.server"
import { readTaughtSubjects } from "#app/classes/work/subjects.server"
import { newTerms, readClasses } from "#app/classes/work/terms.server"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { getLiveAddress } from "#app/live/live-address.server"
import { orWithout } from "#app/forms/refusals.server"
import type { FormView } from "#app/forms/form-model"
import type { TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import { type Filter, readChosen, readFilter, toAddress } from "#app/classes/work/chosen.server"
import { chapterForm, questionsForm } from "./set-work.server"

interface OnTerms {
  readonly form: FormView
  readonly classes: readonly Option[]
  readonly timeZone: string
}

export interface PickedRound {
  readonly key: string
  readonly game: Game | null
  readonly chapter: string
  readonly isOwn: boolean
  readonly question: string
  readonly answer: string
  readonly rest: readonly string[]
}

export interface ChapterView extends OnTerms {
  readonly step: "chapter"
  readonly subjects: readonly { readonly name: string; readonly chapters: readonly Option[] }[]
}

export interface TermsView extends OnTerms {
  readonly step: "terms"
  readonly chosen: readonly PickedRound[]
  readonly back: string
  readonly live: string | null
}

export interface PickView {
  readonly step: "pick"
  readonly filter: Filter
  readonly subjects: readonly Option[]
  readonly chapters: readonly Option[]
  readonly found: readonly PickedRound[]
  readonly next: string | null
  readonly chosen: readonly PickedRound[]
  readonly isFull: boolean
  readonly error: TranslationKey | null
}

type OwnClass = Awaited<ReturnType<typeof readOwnClass>>

/** A chapter, or questions one by one: first they are ticked, page by page, then come the terms. */
export async function viewNewWork(
  request: Request,
  context: AppContext,
  classId = "",
): Promise<ChapterView | PickView | TermsView> {
  const url = new URL(request.url)
  const found = await readOwnClass(request, context, classId)
  const { timeZone } = found.shown
  const begin = { ...newTerms(timeZone), options: ["points"], classes: [classId] }
  const onTerms = async () => ({
    classes: await readClasses(context, found.shown.gradeName),
    timeZone,
  })
  if (url.searchParams.get("way") !== "questions") {
    const [subjects, terms] = await Promise.all([
      orWithout(context, readTaughtSubjects(context, found.shown), []),
      onTerms(),
    ])
    const own = { language: context.i18n.language, game: gameNames[0], rounds: "5" }
    return {
      step: "chapter",
      ...terms,
      subjects,
      form: chapterForm.view({ ...begin, ...own }),
    }
  }
  const chosen = readChosen(url)
  const isReady = chosen.length > 0 && chosen.length <= limits.roundsMax
  if (url.searchParams.get("do") === "go" && isReady)
    throw redirect(`${url.pathname}${toAddress(chosen, "terms")}`, 303)
  if (url.searchParams.get("step") !== "terms" || !isReady)
    return viewPick(url, context, { ...found, chosen })
  const [terms, rounds, live] = await Promise.all([
    onTerms(),
    readRounds(found, chosen),
    getLiveAddress(context, { classId, chosen: chosen.join(".") }),
  ])
  return {
    step: "terms",
    ...terms,
    chosen: rounds,
    back: toAddress(chosen),
    live,
    form: questionsForm.view(begin),
  }
}

async function viewPick(
  url: URL,
  context: AppContext,
  { calls, chosen, ...found }: OwnClass & { readonly chosen: readonly string[] },
): Promise<PickView> {
  const subjects = await readTaughtSubjects(context, found.shown)
  const filter = readFilter(url, context.i18n.language)
  const subject = findByName(subjects, filter.subject) ?? subjects[0]
  const [answer, kept] = await Promise.all([
    calls.findRounds({
      subject: subject?.name,
      game: wireGames[filter.game],
      language: filter.language,
      ...(filter.chapter && { chapter: filter.chapter }),
      ...(filter.search && { search: filter.search }),
      ...(filter.isOwn && { own: "true" }),
      ...(filter.after && { after: filter.after }),
    }),
    readRounds({ calls }, chosen.slice(0, limits.roundsMax)),
  ])
  const page = answer.status === 200 ? answer.body : { rounds: [], next: null }
  const isMissing = url.searchParams.get("do") === "go" && kept.length === 0
  return {
    step: "pick",
    filter: { ...filter, subject: subject?.name ?? "" },
    subjects: subjects.map(({ name }) => ({ value: name, label: name })),
    chapters: subject?.chapters ?? [],
    found: page.rounds.map(toView),
    next: page.next,
    chosen: kept,
    isFull: chosen.length > limits.roundsMax,
    error: isMissing ? "errors.work.none" : null,
  }
}

async function readRounds({ calls }: Pick<OwnClass, "calls">, chosen: readonly string[]) {
  if (chosen.length === 0) return []
  const ids = chosen.join("-").replaceAll("-", ".")
  const answer = await calls.findRounds({ ids })
  return answer.status === 200 ? answer.body.rounds.map(toView) : []
}

function toView({ game: wire, chapter, isOwn, questions }: FoundRound): PickedRound {
  const [first, ...others] = questions
  const game = gameNames.find((name) => wireGames[name] === wire) ?? null
  return {
    key: questions.map(({ questionID }) => questionID).join("-"),
    game,
    chapter,
    isOwn,
    question: first?.question ?? "",
    answer: game === "offside" ? "" : shownAnswer(first?.answer ?? ""),
    rest: others.length > 0 ? others.map(({ question }) => question) : (first?.lines ?? []),
  }
}
