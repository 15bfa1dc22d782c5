import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "~/ui/icon"
import type { ReviewReply } from "./review"

/** Why nothing was decided; takes the focus. */
export function ReviewError({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reply) box.current?.focus()
  }, [reply])
  if (!reply) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border-2 border-wrong bg-surface p-4"
    >
      <p className="flex items-start gap-2 font-bold">
        <Icon name="warning" className="text-wrong" />
        {t(reply.error.key, { ...reply.error.params })}
      </p>
    </div>
  )
}
