import { useTranslation } from "react-i18next"
import { AlertBox } from "#app/ui/alert-box.tsx"
import type { ReviewReply } from "./review"

/** Why nothing was decided. */
export function ReviewError({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  if (!reply) return null
  const { key, params } = reply.error
  return <AlertBox text={t(key, { ...params })} since={reply} />
}
