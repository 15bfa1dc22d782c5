import { useTranslation } from "react-i18next"
import { VerdictCard } from "#app/play/verdict-card.tsx"
import { Best } from "./best"
import type { SeatView } from "./play.server"

export function OwnStanding({ view: { title, room, player } }: { view: SeatView }) {
  const { t } = useTranslation()
  const { standing, points } = player
  const isFirst = standing?.place === 1 && points > 0
  const place = standing ? t("live.place", { place: standing.place }) : title
  const told = isFirst ? t("home.first") : place
  const more = (
    <>
      {standing?.from ? <p>{t("live.fromQuestion", { number: standing.from })}</p> : null}
      {standing?.toNext ? <p>{t("live.toNext", { count: standing.toNext })}</p> : null}
    </>
  )
  return (
    <>
      {room.phase === "podium" ? (
        <VerdictCard grade={isFirst ? "all" : "most"} title={told}>
          {more}
        </VerdictCard>
      ) : (
        <>
          <h1 className="text-2xl font-extrabold">{told}</h1>
          {more}
        </>
      )}
      <Best room={room} />
    </>
  )
}
