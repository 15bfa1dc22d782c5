import { useTranslation } from "react-i18next"
import type { HostSnapshot } from "#contract/live/snapshot"

export function HandsUp({ hands }: { hands: HostSnapshot["host"]["hands"] }) {
  const { t } = useTranslation()
  if (!hands || hands.right + hands.wrong === 0) return null
  const { statements = [] } = hands
  if (statements.length === 0) return <p className="font-bold">{t("live.handsUp", { ...hands })}</p>
  return (
    <section className="grid gap-2">
      <p className="font-bold">{t("live.handsOf")}</p>
      <ul className="flex flex-wrap gap-2">
        {[...statements.entries()].map(([at, { right, wrong }]) => (
          <li key={at} className="chip">
            {t("live.handsOfStatement", { number: at + 1, right, wrong })}
          </li>
        ))}
      </ul>
    </section>
  )
}
