import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { OwnEntry } from "./own-questions.server"

const marks = {
  waiting: { icon: "pause", className: "border-edge" },
  approved: { icon: "check", className: "border-right" },
  changes: { icon: "pen", className: "border-hint" },
  rejected: { icon: "cross", className: "border-wrong" },
  withdrawn: { icon: "cross", className: "border-edge" },
  replaced: { icon: "cross", className: "border-edge" },
  retired: { icon: "cross", className: "border-edge" },
  hidden: { icon: "pause", className: "border-hint" },
} as const

/** A question of the author's own: placement, status and reason. The home page has it, so it loads no game's code. */
export function OwnEntryCard({
  entry,
  heading: Heading = "h3",
  children,
}: {
  entry: OwnEntry
  heading?: "h2" | "h3"
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { status, age, game, ids, origin, question, reason, isNew } = entry
  const { icon, className } = marks[status]
  return (
    <li className="card grid gap-3 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span className={`chip text-text ${className}`}>
          <Icon name={icon} />
          {t(`mine.status.${status}`)}
        </span>
        {isNew ? <strong className="chip border-hint text-text">{t("mine.new")}</strong> : null}
        <bdi>{age ? t(status === "waiting" ? "mine.sent" : "mine.decided", { age }) : null}</bdi>
      </p>
      <Heading className="font-bold">
        <UserText>{question}</UserText>
      </Heading>
      <p className="text-sm text-soft">
        {t(game ? `game.${game}.title` : "game.unknown")}
        {ids.length > 1 ? `\u00a0· ${t("review.questions", { count: ids.length })}` : null}
        {"\u00a0· "}
        <bdi>{origin}</bdi>
      </p>
      {status === "rejected" || status === "changes" || (status === "retired" && reason) ? (
        <p className={`border-s-4 ps-3 ${className}`}>
          <span className="block text-sm text-soft">{t("mine.reason")}</span>
          {reason ? <UserProse>{reason}</UserProse> : t("mine.noReason")}
        </p>
      ) : null}
      {children}
    </li>
  )
}
