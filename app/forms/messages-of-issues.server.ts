import type * as z from "zod"
import type { Message } from "#app/i18n/keys"
import { isTranslationKey } from "#app/i18n/translator.server"

export const messagesOf = (issues: z.core.$ZodIssue[]): Message[] => issues.map(messageOfIssue)

/** The message of an issue. Our own rules put their translation key into `issue.message`. */
function messageOfIssue(issue: z.core.$ZodIssue): Message {
  if (isTranslationKey(issue.message)) return { key: issue.message }
  switch (issue.code) {
    case "invalid_type":
      return { key: "errors.required" }
    case "too_small":
      return issue.minimum === 1
        ? { key: "errors.required" }
        : { key: "errors.tooShort", params: { count: Number(issue.minimum) } }
    case "too_big":
      return { key: "errors.tooLong", params: { count: Number(issue.maximum) } }
    default:
      return { key: "errors.invalid" }
  }
}
