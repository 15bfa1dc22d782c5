import { useTranslation } from "react-i18next"

/** How an answered question of offside is shown in the record: its answer names the true statements. */
export const offsideRecord = { Answer, linesTitle: "record.statements" } as const

function Answer({ answer }: { answer: string }) {
  const { t } = useTranslation()
  const places = trueNumbers(answer).join(t("record.between"))
  return <>{t("record.trueOnes", { places })}</>
}

/** The numbers of the true statements, as an answer of offside names them: of "135" 1, 3 and 5. */
export const trueNumbers = (answer: string): readonly string[] => answer.match(/[1-6]/g) ?? []
