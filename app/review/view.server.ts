import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { counts } from "#contract/limits"
import type { Category } from "#contract/words"
import type { TypedFields } from "#game/referee"
import { tryIntent } from "#app/authoring/try-answers/answer-verdict"
import { orWithout } from "#app/forms/unavailable.server"
import { requireRole } from "#app/session/guards.server"
import { choicesOf } from "./choices.server"
import { readFilter, readTicked } from "./filter.server"
import { openedOf } from "./sets.server"
import { emptyPage, readWaitingPage } from "./waiting-page.server"
import type { Filter, Opened, ReviewView } from "./review"
import type { ReviewReply, TryReply } from "./replies"

/** The data of a category's review page. Only one page of the list is sent to the browser. */
export async function viewReview({ request, context }: LoaderFunctionArgs, category: Category) {
  requireRole(request, context, "Admin")
  const { i18n } = context
  const [found, kept, canTry, canCorrect, canDiscuss] = await Promise.all([
    orWithout(context, readWaitingPage(request, context, category), emptyPage),
    context.savedSubmissions.take(),
    context.capabilities.has("try-answers"),
    context.capabilities.has("correct-question"),
    context.capabilities.has("decisions"),
  ])
  const correct = canCorrect ? i18n.t("review.correct") : ""
  const discuss = canDiscuss ? i18n.t("decide.open") : ""
  const url = new URL(request.url)
  const filter = readFilter(url)
  const { entries, opened, isChosen, total, page, pages, prev, next } = found
  const review: ReviewView = {
    category,
    filter: { ...filter, page },
    entries,
    opened:
      opened &&
      withLinks(await openedOf(opened.set, { ...opened, discuss }, Date.now(), i18n), correct),
    isChosen,
    found: found.found,
    total,
    pages,
    ways: {
      prev: prev ? addressOf(filter, prev) : "",
      next: next ? addressOf(filter, next) : "",
    },
    choices: choicesOf(category, found, filter, i18n.t),
    ticked: readTicked(url),
    triesMax: canTry ? counts.tries : null,
  }
  return {
    title: i18n.t(`review.${category}.title`),
    review,
    kept: kept && (keptTry(kept) ?? replyOf(kept)),
  }
}

/** Adds the link to its correction to each question of a known game. */
const withLinks = (opened: Opened, correct: string): Opened => ({
  ...opened,
  items: opened.items.map((item) => (item.game && correct ? { ...item, correct } : item)),
})

/** The reply for a decision that was sent after the session had ended; it has to be sent again. */
const replyOf = (kept: TypedFields): ReviewReply => ({
  error: { key: "errors.review.sessionOver" },
  ids: [kept["questionId"] ?? ""].flat().flatMap((ids) => ids.split(" ")),
  template: [kept["template"] ?? ""].flat().at(-1) ?? "",
  reason: [kept["reason"] ?? ""].flat().at(-1) ?? "",
})

/** The reply for answers to try that were sent after the session had ended; `null` for a decision. */
function keptTry(kept: TypedFields): TryReply | null {
  const textOf = (name: string) => [kept[name] ?? ""].flat().at(-1) ?? ""
  if (textOf("intent") !== tryIntent("")) return null
  return {
    id: textOf("questionId"),
    tries: textOf("tries"),
    template: textOf("template"),
    reason: textOf("reason"),
    verdicts: [],
    tryError: null,
  }
}

/** The relative address of a page of the list, with the filters that are set. */
function addressOf(filter: Filter, position: Readonly<Record<string, string>>): string {
  const chosen = {
    ...filter,
    size: filter.size === 10 ? "" : String(filter.size),
    page: "",
    ...position,
  }
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""))
  return query.size > 0 ? `?${query}` : "."
}
