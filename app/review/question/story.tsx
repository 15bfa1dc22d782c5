import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { EventAnswer } from "./event-answer"
import { CommonWrongAnswers, FiguresLine } from "./figures-of-question"
import { QuestionPreview } from "./question-preview"
import type { StoryView } from "./story.server"
import type { DiffPart } from "./word-diff"

interface StoryProps {
  story: StoryView
  canRevoke?: boolean
}

export function Story({ story, canRevoke = false }: StoryProps) {
  const { items, origin, accepted, changed, history, figures } = story
  const { t } = useTranslation()
  return (
    <>
      <div className="card grid gap-4 [overflow-wrap:anywhere]">
        <h2 className="sr-only">{t("make.question")}</h2>
        <p className="text-sm text-soft">
          <bdi>{origin}</bdi>
        </p>
        {items.map((item) => (
          <QuestionPreview key={item.id} item={item} />
        ))}
        <FiguresLine figures={figures} />
        <CommonWrongAnswers figures={figures} />
      </div>
      <AcceptedAnswers accepted={accepted} canRevoke={canRevoke} />
      {changed.length > 0 ? (
        <TitledSection id="changed" title={t("story.before")}>
          <dl className="card grid gap-3 [overflow-wrap:anywhere]">
            {changed.map(({ part, words }) => (
              <div key={part}>
                <dt className="text-sm text-soft">{t(`story.part.${part}`)}</dt>
                <dd dir="auto" className="whitespace-pre-wrap">
                  {words.map(({ kind, text, key }) => (
                    <Words key={key} kind={kind} text={text} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </TitledSection>
      ) : null}
      <TitledSection id="history" title={t("story.history")}>
        <ol className="grid gap-3">
          {history.map(({ event, date, name, answer, reason, key }) => (
            <li key={key} className="border-s-4 border-edge ps-3">
              <p>
                <strong>{t(`story.event.${event}`, { name })}</strong>{" "}
                <span className="text-sm text-soft">
                  <bdi>{date}</bdi>
                </span>
              </p>
              <EventAnswer answer={answer} />
              {reason ? <UserProse>{reason}</UserProse> : null}
            </li>
          ))}
        </ol>
      </TitledSection>
    </>
  )
}

function Words({ kind, text }: Pick<DiffPart, "kind" | "text">) {
  if (kind === "added") return <ins className="bg-raised font-semibold">{text}</ins>
  return kind === "removed" ? <del className="text-wrong">{text}</del> : <span>{text}</span>
}

interface AcceptedProps {
  accepted: StoryView["accepted"]
  canRevoke: boolean
}

function AcceptedAnswers({ accepted, canRevoke }: AcceptedProps) {
  const { t } = useTranslation()
  if (accepted.length === 0) return null
  return (
    <TitledSection id="accepted" title={t("story.accepted")}>
      <ul className="card grid gap-3 [overflow-wrap:anywhere]">
        {accepted.map(({ questionID, answer }) => (
          <li key={`${questionID} ${answer}`} className="grid gap-2">
            <strong>
              <UserText>{answer}</UserText>
            </strong>
            {canRevoke ? <Revoke questionID={questionID} answer={answer} /> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Revoke({ questionID, answer }: StoryView["accepted"][number]) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="button button-quiet max-sm:w-full">
        {t("story.revoke.open")}
        <span className="sr-only">
          : <UserText>{answer}</UserText>
        </span>
      </summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="question" value={questionID} />
        <input type="hidden" name="answer" value={answer} />
        <p>{t("story.revoke.help")}</p>
        <button
          name="intent"
          value="revoke"
          className="button button-quiet justify-self-start max-sm:w-full"
        >
          {t("story.revoke.now")}
        </button>
      </Form>
    </details>
  )
}
