import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import type { StoryView } from "#app/review/question/story.server"

/** The author's request to take a question that is in play out of it, or the note that it was sent. */
export function AskToRetire({ story: { requested, statuses } }: { story: StoryView }) {
  const { t } = useTranslation()
  if (requested !== null)
    return <p className="border-s-4 border-hint ps-3">{t("story.retireAsked")}</p>
  if (!statuses.includes("approved")) return null
  return (
    <details>
      <summary className="link inline-flex min-h-[2.75rem] cursor-pointer items-center gap-2">
        {t("story.retire")}
      </summary>
      <Form method="post" className="card grid gap-3">
        <p className="text-sm text-soft">{t("story.retireHelp")}</p>
        <label className="grid gap-1.5 font-semibold">
          {t("decide.words")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={lengths.reason.max}
            className="control font-normal"
          />
        </label>
        <button name="intent" value="retire" className="button button-quiet">
          {t("story.retireSend")}
        </button>
      </Form>
    </details>
  )
}
