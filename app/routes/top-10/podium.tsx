import { useTranslation } from "react-i18next"
import { Avatar } from "#app/ui/emblem.tsx"
import { You } from "./own-place"
import type { Row } from "./view.server"

/** The styles of the first three, by rank: the tallest step is in the middle, the list stays in order of rank. */
const steps = [
  "order-2 min-h-[11rem] border-hint",
  "order-1 mt-8 border-edge",
  "order-3 mt-14 border-line",
] as const

export function Podium({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  return (
    <ol className="grid grid-cols-3 items-stretch gap-2 sm:gap-4">
      {rows.map((row, index) => (
        <li
          key={row.rank}
          className={`flex flex-col items-center gap-1 rounded-lg border-2 bg-surface p-2 text-center sm:p-4 ${steps[index] ?? ""} ${row.isMe ? "bg-raised" : ""}`}
        >
          <span
            className={`grid h-10 w-10 place-items-center rounded-full text-lg font-extrabold ${index === 0 ? "bg-hint text-on-hint" : "bg-raised"}`}
          >
            {row.rank}
          </span>
          <Avatar address={row.avatar} isLarge />
          <bdi className="max-w-full break-words text-sm font-bold sm:text-base">{row.name}</bdi>
          {row.gradeName ? <span className="text-sm text-soft">{row.gradeName}</span> : null}
          <span className="mt-auto text-sm tabular-nums text-soft">
            {t("topTen.points", { count: row.points })}
          </span>
          {row.isMe ? <You /> : null}
        </li>
      ))}
    </ol>
  )
}
