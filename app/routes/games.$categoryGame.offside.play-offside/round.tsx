import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/rounds/offside"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { OffsideBoard } from "#app/play/offside-board.tsx"
import { PlayError } from "#app/play/play-error.tsx"
import type { RoundProps } from "#app/play/round-props"
import { useHydrated } from "#app/ui/use-hydrated"
import { Statement } from "./statement"

/** A round in play: six statements to judge, in one form. */
export function Round({ round, typed, error }: RoundProps<OffsidePlaying>) {
  const { t } = useTranslation()
  const left = round.statements.filter(({ verdict }) => verdict === null).length
  return (
    <>
      <OffsideBoard board={round} left={left} />
      <p className="text-soft">
        {t(useHydrated() ? "offside.helpAtOnce" : "offside.help", { count: round.worthAfterWrong })}
      </p>
      <Form method="post" replace preventScrollReset className="grid gap-3">
        <input type="hidden" name="round" value={round.roundId} />
        <PlayError error={error} />
        {round.statements.map((statement, index) => (
          <Statement
            key={statement.text}
            roundId={round.roundId}
            place={index + 1}
            statement={statement}
            typed={typed[`statement-${index + 1}`]}
          />
        ))}
        <input type="hidden" name="intent" value="answer" />
        <SubmitButton busy={t("play.submitBusy")}>{t("offside.submit")}</SubmitButton>
      </Form>
    </>
  )
}
