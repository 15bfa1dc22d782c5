import type { AnswerReason } from "#contract/words"

export function reasonKey(isRight: boolean, reason: AnswerReason | null | undefined) {
  if (!reason || reason === "other") return null
  if (reason === "number" && !isRight) return "play.reason.other number"
  return `play.reason.${reason}` as const
}
