import { useTranslation } from "react-i18next"
import type { PlayerSnapshot } from "#contract/live/snapshot"
import { rightReasons, wrongReasons } from "#contract/words"
import { reasonKey } from "#app/play/round/reason-key"
import { getGrade, VerdictCard } from "#app/play/verdict-card.tsx"

type Outcome = NonNullable<PlayerSnapshot["player"]["outcome"]>

export function useSayOutcome() {
  const { t } = useTranslation()
  return ({ mark, points }: Omit<Outcome, "reason">) =>
    points > 0
      ? t(mark === "right" ? "live.won" : "live.wonPart", { count: points })
      : t(`live.mark.${mark}`)
}

function OutcomeReason({ mark, reason }: Outcome) {
  const { t } = useTranslation()
  if (reason === "accepted") return <p>{t("live.accepted")}</p>
  const known = [...rightReasons, ...wrongReasons].find((each) => each === reason)
  const key = reasonKey(mark === "right", known)
  return key ? <p>{t(key)}</p> : null
}

export function OwnVerdict({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation()
  const sayOutcome = useSayOutcome()
  const title = outcome ? sayOutcome(outcome) : t("live.title.reveal")
  if (outcome?.mark !== "right" && outcome?.mark !== "wrong")
    return <h1 className="text-2xl font-extrabold">{title}</h1>
  const right = outcome.mark === "right" ? 1 : 0
  return (
    <VerdictCard grade={getGrade(right, 1, outcome.points)} title={title}>
      <OutcomeReason {...outcome} />
    </VerdictCard>
  )
}
