import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import type { OwnEntry, OwnSummary } from "./own-questions.server"

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

function StatusChip({ status, isNew }: Pick<OwnEntry, "status" | "isNew">) {
  const { t } = useTranslation()
  const { icon, className } = marks[status]
  return (
    <span className={`chip !min-h-[1.5rem] flex-none align-middle text-text ${className}`}>
      <Icon name={icon} />
      {t(`mine.status.${status}`)}
      {isNew ? ` · ${t("mine.new")}` : null}
    </span>
  )
}

/** A decision in one line, for the home page. */
export function DecisionRow({ to, question, ...decided }: OwnSummary["entries"][number]) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className="flex min-h-[3rem] items-center gap-3 no-underline hover:bg-raised"
        viewTransition
      >
        <span className="min-w-0 grow truncate font-semibold">
          <UserText>{question}</UserText>
        </span>
        <StatusChip {...decided} />
      </Link>
    </li>
  )
}

interface Props {
  entry: OwnEntry
  canOpen: boolean
  tick: ReactNode
  children: ReactNode
}

/** A question of the author's own: placement, status and reason. */
export function OwnEntryRow({ entry, canOpen, tick, children }: Props) {
  const { t } = useTranslation()
  const { id, status, age, game, ids, origin, question, reason, isNew } = entry
  const { className } = marks[status]
  // Text of the other language begins where the page's own does.
  const title = (
    <span className="line-clamp-2">
      <UserText>{question}</UserText>
    </span>
  )
  return (
    <li className="flex rounded-lg border border-line bg-surface [overflow-wrap:anywhere]">
      {tick}
      <div className={`grid min-w-0 grow grid-cols-1 pb-2 pe-3 ${canOpen ? "" : "gap-1.5 pt-2"}`}>
        <h2 className="font-semibold">
          {canOpen ? (
            <Link
              to={`/my-questions/${id}`}
              className="flex min-h-[2.75rem] items-center py-1.5 text-action no-underline hover:underline"
              viewTransition
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-sm text-soft">
          <StatusChip status={status} isNew={isNew} />{" "}
          <bdi>{age ? t(status === "waiting" ? "mine.sent" : "mine.decided", { age }) : null}</bdi>
          {"\u00a0· "}
          {t(game ? `game.${game}.title` : "game.unknown")}
          {ids.length > 1 ? `\u00a0· ${t("review.questions", { count: ids.length })}` : null}
          {"\u00a0· "}
          <bdi>{origin}</bdi>
        </p>
        {status === "rejected" || status === "changes" || (status === "retired" && reason) ? (
          <p className={`border-s-4 ps-3 text-sm ${className}`}>
            {reason ? <UserProse>{reason}</UserProse> : t("mine.noReason")}
          </p>
        ) : null}
        {children}
      </div>
    </li>
  )
}
