import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Table } from "#game/rounds/place"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { choicePath, homeOf } from "./addresses"

/** The next question under the thumb. */
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

/** The way to another place, or back to the record where a question of it was played again. */
export function OtherPlace({ game, place }: Table) {
  const { t } = useTranslation()
  const isPractice = place.category === "practice"
  return (
    <Link
      to={isPractice ? "/answered-questions" : choicePath(homeOf(place), game)}
      className={`button ${isPractice ? "button-main text-lg" : "button-quiet"}`}
      viewTransition
    >
      {t(isPractice ? "play.backToRecord" : "play.other")}
    </Link>
  )
}
