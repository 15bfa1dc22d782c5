import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** A pupil's points; jumps for 500 ms when they change. */
export function PointsChip({ points }: { points: number }) {
  const { t } = useTranslation()
  const before = useRef(points)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (before.current !== points) setChanges((count) => count + 1)
    before.current = points
  }, [points])
  return (
    <span
      key={changes}
      className={`chip ${changes > 0 ? "points-changed" : ""}`}
      title={t("points.title")}
    >
      <Icon name="trophy" className="text-sm text-action" />
      <span className="sr-only">{t("points.title")}</span>
      <bdi data-points>{points}</bdi>
    </span>
  )
}
