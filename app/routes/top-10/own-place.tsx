import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AvatarPicture } from "#app/ui/emblem.tsx"
import type { TopTen, Row } from "./view.server"

export function Rank({ row }: { row: Row }) {
  const { t } = useTranslation()
  return (
    <li
      className={`flex min-h-[3.25rem] items-center gap-2 rounded border px-3 sm:gap-4 sm:px-4 ${row.isMe ? "border-2 border-action bg-raised font-bold" : "border-line bg-surface"}`}
    >
      <span className="w-8 text-center font-bold tabular-nums text-soft">{row.rank}</span>
      <AvatarPicture address={row.avatar} />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 py-1">
        <bdi className="line-clamp-2 [overflow-wrap:anywhere]">{row.name}</bdi>
        {row.gradeName ? <span className="text-sm text-soft">{row.gradeName}</span> : null}
        {row.isMe ? <You /> : null}
      </span>
      <span className="ms-auto whitespace-nowrap tabular-nums">
        {t("topTen.points", { count: row.points })}
      </span>
    </li>
  )
}

/**
 * The pupil's place under the list, and the points missing to the next one. A place below the ten sticks to the
 * bottom of the window, in a band across the full width of the list; in a window so low that it would cover the podium
 * there, it is above the podium.
 */
export function OwnPlace({ board: { mine, next, isHidden } }: { board: TopTen }) {
  const { t } = useTranslation()
  if (!mine && !next && !isHidden) return null
  return (
    <div
      className={`mt-4 grid gap-1 ${mine ? "sticky bottom-[var(--bar,0px)] -mx-4 [@media(max-height:39.9rem)]:static [@media(max-height:39.9rem)]:order-first [@media(max-height:39.9rem)]:border-0 border-t-2 border-line bg-ground px-4 py-2 sm:-mx-6 sm:px-6 print:static" : ""}`}
    >
      {mine ? (
        <>
          <h2 className="sr-only">{t("topTen.mine")}</h2>
          <ul>
            <Rank row={mine} />
          </ul>
        </>
      ) : null}
      {next ? (
        <p className="text-center text-sm font-semibold">
          {t("topTen.next", { count: next.points, rank: next.rank })}
        </p>
      ) : null}
      {isHidden ? (
        <p className="text-center text-sm text-soft">
          {t("topTen.hidden")}{" "}
          <Link to="/profile" className="link inline-flex min-h-[1.5rem] items-center">
            {t("profile.title")}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

export function You() {
  const { t } = useTranslation()
  return (
    <span className="flex-none rounded-full bg-action px-2 text-sm text-on-action">
      {t("topTen.you")}
    </span>
  )
}
