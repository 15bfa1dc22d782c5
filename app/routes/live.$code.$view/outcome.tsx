import { useTranslation } from "react-i18next"
import { rightReasons, wrongReasons } from "#contract/words"
import { reasonKey } from "#app/play/round/reason-key"
import { UserText } from "#app/ui/user-text.tsx"
import type { SeatView } from "./play.server"

/** The own answer with its receipt, and one that came too late. */
export function OwnGiven({ view: { player, room } }: { view: SeatView }) {
  const { t } = useTranslation()
  const { counted = null, kept = null } = player.mine ?? {}
  const isTyped = room.item?.game !== "offside"
  return (
    <>
      {counted && counted.text !== "" ? (
        <p className="text-lg">
          {isTyped ? (
            <>
              {t("play.yourAnswer")}{" "}
              <strong>
                <UserText>{counted.text}</UserText>
              </strong>{" "}
            </>
          ) : null}
          {room.phase === "reveal" ? null : (
            <span className="text-sm text-soft">
              {t(counted.state === "late" ? "live.savedLate" : "live.saved", {
                receipt: counted.receipt,
              })}
            </span>
          )}
        </p>
      ) : null}
      {kept ? (
        <p className="card border-hint">
          {t("live.kept")}{" "}
          {isTyped ? (
            <strong>
              <UserText>{kept.text}</UserText>
            </strong>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

type Outcomes = NonNullable<SeatView["player"]["outcome"]>

export function Outcome({ mark, points }: Outcomes) {
  const { t } = useTranslation()
  if (points > 0) return t(mark === "right" ? "live.won" : "live.wonPart", { count: points })
  return t(`live.mark.${mark}`)
}

export function Reason({ mark, reason }: Outcomes) {
  const { t } = useTranslation()
  if (reason === "accepted") return <p>{t("live.accepted")}</p>
  const known = [...rightReasons, ...wrongReasons].find((each) => each === reason)
  const key = reasonKey(mark === "right", known)
  return key ? <p>{t(key)}</p> : null
}
