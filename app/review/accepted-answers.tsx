import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { StoryView } from "./story.server"

interface AcceptedProps {
  accepted: StoryView["accepted"]
  canRevoke: boolean
}

/** The answers of pupils that were accepted on appeal; admins can revoke them. */
export function AcceptedAnswers({ accepted, canRevoke }: AcceptedProps) {
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
        <span className="sr-only">: {answer}</span>
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
