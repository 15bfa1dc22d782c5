import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { counts } from "#contract/limits"
import type { Category } from "#contract/words"
import type { TypedFields } from "#game/referee"
import { tryIntent } from "#app/authoring/try-answers/answer-verdict"
import { orWithout } from "#app/forms/unavailable.server"
import { requireRole } from "#app/session/guards.server"
import { choicesOf } from "./choices.server"
import { redirectToOwnNames } from "./filter-names.server"
import { readFilter, readOpened, readTicked } from "./filter.server"
import { matches, listWaiting } from "./listed.server"
import { entryOf, hasQuestion, openedOf, setsOf } from "./sets.server"
import type { Filter, ReviewReply, ReviewView, TryReply } from "./review"

/** The review page of a category. Only one page of the list leaves the server. */
export async function viewReview({ request, context }: LoaderFunctionArgs, category: Category) {
  requireRole(request, context, "Admin")
  const { i18n } = context
  const [listed, kept, canTry, canCorrect] = await Promise.all([
    orWithout(context, listWaiting(context, category), []),
    context.savedSubmissions.take(),
    context.capabilities.has("try-answers"),
    context.capabilities.has("correct-question"),
  ])
  const url = new URL(request.url)
  const filter = readFilter(url)
  const elsewhere =
    category === "education" && !context.isSubmission
      ? await redirectToOwnNames(request, context, listed, filter)
      : null
  if (elsewhere) throw elsewhere
  const fits = matches(filter)
  const found = setsOf(listed).filter(({ items }) => items.some(fits))
  const pages = Math.max(1, Math.ceil(found.length / filter.size))
  const page = Math.min(filter.page, pages)
  const ofPage = found.slice((page - 1) * filter.size, page * filter.size)
  const chosen = found.find(hasQuestion(readOpened(url)))
  const opened = chosen ?? ofPage[0]
  const review: ReviewView = {
    category,
    filter: { ...filter, page },
    entries: ofPage.map((each) => entryOf(each, i18n)),
    opened: opened ? await openedOf(found, opened, Date.now(), i18n) : null,
    isChosen: chosen !== undefined,
    found: found.reduce((count, { items }) => count + items.length, 0),
    total: listed.length,
    pages,
    ways: {
      prev: page > 1 ? addressOf(filter, page - 1) : "",
      next: page < pages ? addressOf(filter, page + 1) : "",
    },
    choices: choicesOf(listed, filter, i18n.t),
    ticked: readTicked(url),
    canCorrect,
    triesMax: canTry ? counts.tries : null,
  }
  return {
    title: i18n.t(`review.${category}.title`),
    review,
    kept: kept && (keptTry(kept) ?? replyOf(kept)),
  }
}

/** A decision that was sent after the session had ended, to be confirmed. */
const replyOf = (kept: TypedFields): ReviewReply => ({
  error: { key: "errors.review.sessionOver" },
  ids: [kept["questionId"] ?? ""].flat().flatMap((ids) => ids.split(" ")),
  template: [kept["template"] ?? ""].flat().at(-1) ?? "",
  reason: [kept["reason"] ?? ""].flat().at(-1) ?? "",
})

/** Answers that were to be tried when the session had ended. */
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
function addressOf(filter: Filter, page: number): string {
  const chosen = { ...filter, size: filter.size === 10 ? "" : String(filter.size), page: "" }
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""))
  if (page > 1) query.set("page", String(page))
  return query.size > 0 ? `?${query}` : "."
}
