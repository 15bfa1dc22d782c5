import { useLocation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { useLater } from "#app/ui/hydration"
import { DecideAgain } from "./decide-form"
import { type ReviewView, decisionsAtOnce } from "./review"
import type { ReviewReply, TryReply } from "./replies"
import { useQuestionAddress } from "./review-list"
import { ListAndQuestion } from "./list-and-question"

const loadScript = () => import("./review-script")

interface Props {
  review: ReviewView
  /** The reply to a failed decision, or the results of trying answers. */
  reply: ReviewReply | TryReply | undefined
}

/** The waiting questions: a paged list, and the opened question beside it. */
export function ReviewPage({ review, reply: given }: Props) {
  const { t } = useTranslation()
  const reply = given && "ids" in given ? given : undefined
  const trial = given && "ids" in given ? undefined : given
  const { category, total } = review
  const box = useRef<HTMLDivElement>(null)
  const [decided, setDecided] = useState<readonly string[]>([])
  const addressOf = useQuestionAddress()
  const script = useLater(loadScript)
  useFocusOnAnchor()
  return (
    <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
      <div ref={box} className="grid gap-4">
        <ReviewError reply={reply} />
        {reply && total === 0 && reply.ids.length > 0 ? (
          // The list could not be read; the decision can be sent again without it.
          <DecideAgain reply={reply} />
        ) : (
          <ListAndQuestion review={review} reply={reply} trial={trial} decided={decided} />
        )}
      </div>
      {script ? (
        <script.ReviewScript
          review={review}
          box={box}
          addressOf={addressOf}
          atOnce={decisionsAtOnce}
          onDecided={setDecided}
        />
      ) : null}
    </AdminFrame>
  )
}

/** Moves the focus to the element that the hash names, as a browser does without scripts. */
function useFocusOnAnchor() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}

/** The error of a failed decision. */
function ReviewError({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  if (!reply) return null
  const { key, params } = reply.error
  return <AlertBox text={t(key, { ...params })} since={reply} />
}
