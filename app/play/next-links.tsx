import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { RoundKey } from "#game/rounds/round-key"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { categoryOf, choicePath } from "./addresses"

/** The button for the next question. */
export function NextQuestion({ roundId }: { roundId: string }) {
  const { t } = useTranslation()
  return (
    <Form method="post" replace>
      <input type="hidden" name="round" value={roundId} />
      <input type="hidden" name="intent" value="next" />
      <SubmitButton busy={t("play.nextBusy")}>{t("play.next")}</SubmitButton>
    </Form>
  )
}

/** The link to another chapter or section, or back to the record where a question of it was played again. */
export function OtherSource({ game, source }: RoundKey) {
  const { t } = useTranslation()
  const isPractice = source.category === "practice"
  return (
    <Link
      to={isPractice ? "/answered-questions" : choicePath(categoryOf(source), game)}
      className={`button ${isPractice ? "button-main text-lg" : "button-quiet"}`}
      viewTransition
    >
      {t(isPractice ? "play.backToRecord" : "play.other")}
    </Link>
  )
}
