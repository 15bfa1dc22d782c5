import type { FormRow } from "./fault-rows"
import type { Fault } from "./upstream-faults"
import type { Page } from "./visitor"
import { textsOf } from "./transcript"
import { say, type Language, type TranslationKey } from "./words"

const refusals: readonly unknown[] = [400, 401, 403, 404, 409, 413, 429]
/** Faults under which the upstream may reject the request itself. */
const mayRefuse: readonly unknown[] = [...refusals, "truncated", "wrong-types", "large"]
const raw = /refused by the faulty upstream|Service Unavailable<|surprise|\[object/

const sorry: readonly TranslationKey[] = [
  "error.unavailable.title",
  "errors.unavailable",
  "errors.password.unsure",
  "errors.play.notSaved",
  "errors.busy",
  "errors.class.slipsLeft",
  "errors.login.busy",
  "errors.login.unavailable",
]

const toasts = ["toast.notSent", "toast.classNotSaved", "toast.classRefused"] as const

export function wrongWithPage(page: Page, fault: Fault, language: Language): string[] {
  const { status } = page
  const allowed = [200, 202, 404, 503, ...(refusals.includes(fault) ? [303] : [])]
  const wrong = allowed.includes(status) ? [] : [`status ${status}`]
  return [...wrong, ...wrongWithText(page, language)]
}

export function wrongWithReply(page: Page, fault: Fault, language: Language, row: FormRow) {
  const { status } = page
  // A form that needs no data of the reply may succeed; a 401 redirects to the log-in, a round may redirect to itself.
  const mayBeDone = fault === "empty" || fault === "large" || fault === 401 || row.isRound
  const isRefusal = status >= 400 && status < 500 && mayRefuse.includes(fault)
  // A decision already made by somebody else counts as done.
  const isLenient = row.call === "Admin/decide" && (fault === 404 || fault === 409)
  const isTold = row.isToast && saysToast(page, language)
  const isFine = status === 503 || (isDone(page) && (mayBeDone || isTold)) || isRefusal || isLenient
  const wrong =
    isFine || isAbsent(page, row) ? [] : [isDone(page) ? "shown as done" : `status ${status}`]
  return [...wrong, ...wrongWithText(page, language)]
}

/** A reply of data has the toast in a cookie. */
function saysToast({ text, headers }: Page, language: Language) {
  const kept = textsOf(headers.getSetCookie().join("\n")).join("\n")
  return toasts.some((key) => text.includes(say(language, key)) || kept.includes(key))
}

/** An upstream whose capabilities cannot be read has no page of ours. */
export const isAbsent = ({ status }: Page, { isOptional }: FormRow) =>
  isOptional === true && status === 404

function wrongWithText({ status, text, headers }: Page, language: Language): string[] {
  const isHtml = headers.get("Content-Type")?.startsWith("text/html")
  const apologises = sorry.some((key) => text.includes(say(language, key)))
  return [
    ...(raw.test(text) ? ["raw text"] : []),
    ...(status === 503 && isHtml && !apologises ? ["no sentence"] : []),
  ]
}

export const isDone = ({ redirects, status }: Page) => redirects.length > 0 || status === 202

export const isBusy = ({ text }: Pick<Page, "text">, language: Language) =>
  text.includes(say(language, "errors.busy")) || text.includes(say(language, "errors.login.busy"))
