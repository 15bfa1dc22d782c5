import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { OfferText } from "#app/play/offer-text.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { MapChapter, MapGame } from "./pupil-map.server"

export function ChapterCard({ chapter: { number, name, offer, games } }: { chapter: MapChapter }) {
  return (
    <li className="card grid content-start gap-3 !p-4">
      <h3 className="font-bold">
        {number}. <bdi>{name}</bdi>
        <OfferText offer={offer} />
      </h3>
      {games.length > 0 ? (
        <div className="grid grid-cols-3 gap-2">
          {games.map((game) => (
            <GameLink key={game.game} entry={game} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

function GameLink({ entry: { game, to, counts } }: { entry: MapGame }) {
  const { t } = useTranslation()
  const title = t(`game.${game}.title`)
  const isDone = counts?.played === counts?.total && counts !== null
  return (
    <Link
      to={to}
      aria-label={counts ? t("home.counts", { game: title, ...counts }) : title}
      className={`button button-quiet !px-1 text-sm tabular-nums ${isDone ? "!border-line text-soft" : ""}`}
      viewTransition
    >
      <Icon name={game} className={isDone ? "" : "text-action"} />
      {counts ? (
        <bdi>
          {counts.played}/{counts.total}
        </bdi>
      ) : null}
      {isDone ? <Icon name="check" className="!w-4 text-action" /> : null}
    </Link>
  )
}
