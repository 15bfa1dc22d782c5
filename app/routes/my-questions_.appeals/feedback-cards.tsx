import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { OpenFeedback } from "#contract/play/feedback"
import { lengths } from "#contract/limits"
import { reportReasons } from "#contract/words"
import type { FeedbackReply } from "./decide.server"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

interface AppealProps {
  appeal: OpenFeedback["appeals"][number]
  reply: FeedbackReply | undefined
}

export function Appeal({ appeal, reply }: AppealProps) {
  const { t } = useTranslation()
  const { given, key, answer, count } = appeal
  return (
    <Card
      said={appeal}
      reply={reply}
      buttons={<Verdicts answerKey={key} reason={reply?.reason ?? ""} />}
    >
      <dl className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-2">
          <dt className="text-sm text-soft">{t("appeals.given", { count })}</dt>
          <dd className="text-lg font-bold">
            <UserText>{given}</UserText>
          </dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-2">
          <dt className="text-sm text-soft">{t("play.rightAnswer")}</dt>
          <dd>
            <UserText>{answer}</UserText>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

interface ReportProps {
  report: OpenFeedback["reports"][number]
  isAdmin: boolean
  reply: FeedbackReply | undefined
}

export function Report({ report, isAdmin, reply }: ReportProps) {
  const { t } = useTranslation()
  const { isHidden = false } = report
  return (
    <Card
      said={report}
      reply={reply}
      buttons={isHidden ? isAdmin && <PutBackOrRetire /> : <Close />}
    >
      {isHidden ? (
        <p className="border-s-4 border-hint ps-3">
          {t(isAdmin ? "decide.hidden" : "story.hidden")}
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {reportReasons
          .filter((reason) => report.reasons[reason])
          .map((reason) => (
            <li key={reason} className="chip">
              {t(`feedback.choice.${reason}`)} × {report.reasons[reason]}
            </li>
          ))}
      </ul>
    </Card>
  )
}

function Close() {
  const { t } = useTranslation()
  return (
    <button name="intent" value="close" className="button button-main max-sm:w-full">
      {t("appeals.close")}
    </button>
  )
}

function PutBackOrRetire() {
  const { t } = useTranslation()
  return (
    <>
      <button name="intent" value="close" className="button button-quiet max-sm:w-full">
        {t("decide.putBack")}
      </button>
      <button name="intent" value="retire" className="button button-quiet max-sm:w-full">
        {t("decide.retire")}
      </button>
    </>
  )
}

export function Request({
  request: { questionID, question, author, reason },
}: {
  request: NonNullable<OpenFeedback["requests"]>[number]
}) {
  const { t } = useTranslation()
  return (
    <li className="card grid gap-3 [overflow-wrap:anywhere]">
      <h3 className="font-bold">
        <Link
          to={`/admin/questions/${questionID}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          <UserText>{question}</UserText>
        </Link>
      </h3>
      {author ? (
        <p className="text-sm text-soft">{t("decisions.author", { name: author })}</p>
      ) : null}
      {reason ? <UserProse>{reason}</UserProse> : null}
    </li>
  )
}

function Verdicts({ answerKey, reason }: { answerKey: string; reason: string }) {
  const { t } = useTranslation()
  return (
    <>
      <input type="hidden" name="key" value={answerKey} />
      <button name="intent" value="accepted" className="button button-main max-sm:w-full">
        {t("appeals.accept")}
      </button>
      <button name="intent" value="never" className="button button-quiet max-sm:w-full">
        {t("appeals.never")}
      </button>
      <details open={reason !== ""} className="open:w-full max-sm:w-full">
        <summary className="button button-quiet max-sm:w-full">{t("appeals.decline")}</summary>
        <label className="mt-3 grid gap-1.5 font-semibold">
          {t("appeals.reason")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={lengths.reason.max}
            defaultValue={reason}
            className="control font-normal"
          />
        </label>
        <button name="intent" value="declined" className="button button-quiet mt-3 max-sm:w-full">
          {t("appeals.declineNow")}
        </button>
      </details>
    </>
  )
}

interface CardProps {
  said: Pick<OpenFeedback["reports"][number], "questionID" | "question" | "words">
  reply: FeedbackReply | undefined
  children: ReactNode
  buttons: ReactNode
}

function Card({ said: { questionID, question, words }, reply, children, buttons }: CardProps) {
  const { t } = useTranslation()
  return (
    <li className="card grid gap-3 [overflow-wrap:anywhere]">
      <h3 className="font-bold">
        <UserText>{question}</UserText>
      </h3>
      {children}
      {words.map((word) => (
        <blockquote key={word} className="border-s-4 border-edge ps-3 text-soft">
          <UserProse>{word}</UserProse>
        </blockquote>
      ))}
      {reply ? (
        <p role="alert" className="border-s-4 border-wrong ps-3">
          {t(reply.error.key, { ...reply.error.params })}
        </p>
      ) : null}
      <Form method="post" preventScrollReset className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="question" value={questionID} />
        {buttons}
      </Form>
    </li>
  )
}
