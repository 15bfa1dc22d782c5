import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RoundKey } from "#game/rounds/round-key"
import { getSourceTraits } from "#game/sources/source"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { SentenceWith } from "#app/ui/user-text.tsx"
import type { FeedbackView, Praise } from "#app/play/play-view"
import { linkToOthers } from "#app/play/sources/source-pages"

const fewInRow = 3

export function Praised({ praise }: { praise: Praise | null }) {
  const { t } = useTranslation()
  if (!praise) return null
  const { inRow, isBest } = praise
  return [inRow >= fewInRow && t("play.inRow", { count: inRow }), isBest && t("play.best")].map(
    (text) =>
      text && (
        <p key={text} className="praise chip justify-center border-hint">
          <Icon name="trophy" className="text-action" />
          {text}
        </p>
      ),
  )
}

interface NextProps {
  roundId: string
  feedback: FeedbackView | null
}

export function NextQuestion({ roundId, feedback }: NextProps) {
  const { t } = useTranslation()
  return (
    <Form method="post" replace>
      <input type="hidden" name="round" value={roundId} />
      <input type="hidden" name="intent" value="next" />
      <SubmitButton busy={t("play.nextBusy")}>{t("play.next")}</SubmitButton>
      {feedback ? <Feedback feedback={feedback} /> : null}
    </Form>
  )
}

function Feedback({ feedback: { wrong, appealed, appeal, report } }: { feedback: FeedbackView }) {
  const { t } = useTranslation()
  const buttons = wrong.map(({ item, answer }) => (
    <button
      key={item}
      name="appeal"
      value={item}
      formAction={appeal}
      className="button button-quiet"
    >
      <span>
        <SentenceWith text={answer} say={(text) => t("play.wasRight", { answer: text })} />
      </span>
    </button>
  ))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {appealed.map(({ item, answer }) => (
        <p key={item} className="chip max-w-full [overflow-wrap:anywhere]">
          <Icon name="check" className="text-action" />
          <span>
            <SentenceWith text={answer} say={(text) => t("play.appealed", { answer: text })} />
          </span>
        </p>
      ))}
      {wrong.length > 1 ? (
        <details>
          <summary className="link inline-flex min-h-[2.75rem] items-center">
            {t("feedback.choice.right")}
          </summary>
          <div className="mt-3 grid gap-3">{buttons}</div>
        </details>
      ) : (
        buttons
      )}
      <Link to={report} className="link inline-flex min-h-[2.75rem] items-center">
        {t("feedback.title")}
      </Link>
    </div>
  )
}

export function OtherSource({ game, source }: RoundKey) {
  const { t } = useTranslation()
  const { to, label } = linkToOthers({ game, source })
  const { isIssued } = getSourceTraits(source)
  return (
    <Link
      to={to}
      className={`button ${isIssued ? "button-quiet" : "button-main text-lg"}`}
      viewTransition
    >
      {t(label)}
    </Link>
  )
}
