import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { counts, undoMinutes } from "#contract/limits"
import { type Category, languages, gameNames } from "#contract/words"
import type { TypedFields } from "#game/referee"
import { tryIntent } from "#app/authoring/try-answers/answer-verdict"
import { orWithout } from "#app/forms/refusals.server"
import { requireRole } from "#app/session/guards.server"
import { lastOfEach } from "#app/session/saved-submissions.server"
import type { AppContext } from "#app/server/context.server"
import type { ReviewReply } from "#app/review/decide/decision"
import { reasonsIn } from "#app/review/decide/sent-decision.server"
import { getListedLanguage } from "#app/review/question/listed.server"
import { getAge, waitingOf, toEntry } from "#app/review/question/question-view.server"
import { numberedSections } from "#app/play/addresses"
import { readReviewFilter, readIds } from "./filter.server"
import {
  type ReviewFilter,
  type OpenedEntry,
  type ReviewView,
  type TryReply,
  type FilterChoice,
  narrowing,
  pageSizes,
} from "./review"
import { type OpenedSet, emptyPage, readWaitingPage } from "./waiting-page.server"

export async function viewReview({ request, context }: LoaderFunctionArgs, category: Category) {
  requireRole(request, context, "Admin")
  const { i18n } = context
  const [found, kept, { canTryAnswers, canCorrect, canDecide: canUndo }] = await Promise.all([
    orWithout(context, readWaitingPage(request, context, category), emptyPage),
    context.savedSubmissions.take(),
    context.offers(),
  ])
  const url = new URL(request.url)
  const filter = readReviewFilter(url)
  const decided = readIds(url, "decided")
  const { entries, opened, isChosen, total, page, pages, prev, next } = found
  const review: ReviewView = {
    category,
    filter: { ...filter, page },
    entries,
    opened: opened && openedOf(opened, { canCorrect, canUndo }, i18n),
    isChosen,
    found: found.found,
    foundEntries: found.foundEntries,
    total,
    pages,
    ways: {
      prev: prev ? toAddress(filter, prev) : "",
      next: next ? toAddress(filter, next) : "",
    },
    choices:
      found.found === 0 || url.searchParams.has(narrowing)
        ? toReviewChoices(category, found, filter, i18n.t)
        : [],
    ticked: readIds(url, "tick"),
    triesMax: canTryAnswers ? counts.tries : null,
    canUndo,
    undo: canUndo && decided.length > 0 ? { ids: decided, minutes: undoMinutes } : null,
  }
  return {
    title: i18n.t(`review.${category}.title`),
    review,
    kept: kept && (keptTry(kept) ?? toReply(kept)),
  }
}

interface Capabilities {
  readonly canCorrect: boolean
  readonly canUndo: boolean
}

function openedOf(
  { set, prev, next }: OpenedSet,
  { canCorrect, canUndo }: Capabilities,
  i18n: AppContext["i18n"],
): OpenedEntry {
  const correct = i18n.t("review.correct")
  return {
    ...toEntry(set, i18n),
    items: set.items.map((each) => {
      const item = waitingOf(each, i18n)
      return item.game && canCorrect ? { ...item, correct } : item
    }),
    author: set.first.authorName ?? "",
    age: getAge(set.first.createdAt, Date.now(), i18n.language),
    language: getListedLanguage(set.first),
    discuss: canUndo ? i18n.t("decide.open") : "",
    prev,
    next,
  }
}

const toReply = (kept: TypedFields): ReviewReply => ({
  error: { key: "errors.review.sessionOver" },
  ids: [kept["questionId"] ?? ""].flat().flatMap((ids) => ids.split(" ")),
  templates: reasonsIn([kept["template"] ?? []].flat()),
  reason: lastOfEach(kept)["reason"] ?? "",
})

function keptTry(kept: TypedFields): TryReply | null {
  const { intent, questionId = "", tries = "", reason = "" } = lastOfEach(kept)
  if (intent !== tryIntent("")) return null
  return {
    id: questionId,
    tries,
    templates: reasonsIn([kept["template"] ?? []].flat()),
    reason,
    verdicts: [],
    tryError: null,
  }
}

function toAddress(filter: ReviewFilter, position: Readonly<Record<string, string>>): string {
  const chosen = {
    ...filter,
    size: filter.size === 10 ? "" : String(filter.size),
    page: "",
    ...position,
  }
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""))
  return query.size > 0 ? `?${query}` : "."
}

type Translate = AppContext["i18n"]["t"]

interface Names {
  readonly grades: readonly string[]
  readonly subjects: readonly string[]
}

function toReviewChoices(
  category: Category,
  { grades, subjects }: Names,
  filter: ReviewFilter,
  t: Translate,
): FilterChoice[] {
  const choice = (
    name: keyof ReviewFilter,
    label: string,
    options: FilterChoice["options"],
  ): FilterChoice => ({
    name,
    label,
    chosen: String(filter[name]),
    options: name === "size" ? options : [{ value: "", label: t("review.all") }, ...options],
  })
  const places =
    category === "education"
      ? [
          choice("grade", t("addChapter.grade"), named(grades)),
          choice("subject", t("addChapter.subject"), named(subjects)),
        ]
      : [choice("section", t("review.section"), sections(t))]
  return [
    ...places,
    choice("game", t("review.game"), games(t)),
    choice("language", t("review.language"), inLanguages(t)),
    choice("size", t("review.size"), sizes),
  ]
}

const sections = (t: Translate) =>
  numberedSections.map(({ name, number }) => ({ value: number, label: t(`section.${name}`) }))

const games = (t: Translate) =>
  gameNames.map((game) => ({ value: game, label: t(`game.${game}.title`) }))

const inLanguages = (t: Translate) =>
  languages.map((language) => ({ value: language, label: t(`review.in.${language}`) }))

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))
