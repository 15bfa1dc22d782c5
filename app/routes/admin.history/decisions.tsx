import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { shownDecision } from "#app/review/decide/decision-history.server"
import { EventAnswer } from "#app/review/question/event-answer.tsx"
import { UserProse } from "#app/ui/user-text.tsx"

interface Props {
  decisions: readonly ReturnType<typeof shownDecision>[]
  /** The address of all of them as CSV. */
  csv: string
}

export function Decisions({ decisions, csv }: Props) {
  const { t } = useTranslation()
  if (decisions.length === 0) return null
  return (
    <>
      <a href={csv} download className="link justify-self-start">
        {t("decisions.csv")}
      </a>
      <ol id="decisions" className="grid gap-3">
        {decisions.map(({ event, date, by, author, question, id, answer, reason, key }) => (
          <li key={key} className="card grid gap-1 [overflow-wrap:anywhere]">
            <p>
              <strong>{t(`story.event.${event}`, { name: by })}</strong>{" "}
              <span className="text-sm text-soft">
                <bdi>{date}</bdi>
              </span>
            </p>
            <Link to={`/admin/questions/${id}`} className="link" viewTransition>
              <bdi>{question}</bdi>
            </Link>
            {author ? (
              <p className="text-sm text-soft">{t("decisions.author", { name: author })}</p>
            ) : null}
            <EventAnswer answer={answer} />
            {reason ? <UserProse>{reason}</UserProse> : null}
          </li>
        ))}
      </ol>
    </>
  )
}
