import { useTranslation } from "react-i18next"
import { trueNumbers } from "./true-numbers"

/** How an answered question of offside is shown in the record: its answer names the true statements. */
export const offsideRecord = { Answer, linesTitle: "record.statements" } as const

function Answer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  const places = trueNumbers(answer).join(t("record.between"))
  return <>{t("record.trueOnes", { places })}</>
}
