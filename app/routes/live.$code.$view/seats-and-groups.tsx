import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { OfHost } from "./host.server"

type Row = OfHost["view"]["host"]["rows"][number]

const extras = [1, 1.5, 2, 3] as const

/** A page of its own: the list of a class is long, and that of the round is loaded at each answer. */
export function Seats({ view }: OfHost) {
  const { t } = useTranslation()
  const { rows } = view.host
  return (
    <section>
      <h2 className="font-bold">{t("live.players", { count: rows.length })}</h2>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 [overflow-wrap:anywhere]"
          >
            <Player row={row} />
            {view.room.phase === "ended" ? null : <Changes row={row} view={view} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Player({ row }: { row: Row }) {
  const { t } = useTranslation()
  const { name, pupil, back, isRemoved, isLocked, isPresent, hasAnswered, points } = row
  const states = [
    isRemoved ? t("live.removed") : isPresent ? t("live.present") : t("live.away"),
    hasAnswered ? t("live.hasAnswered") : "",
    back ? t("live.backNumber", { number: back }) : "",
    isLocked ? t("live.locked") : "",
    t("live.points", { count: points }),
  ]
  return (
    <span className="min-w-0 grow">
      <bdi className="font-bold">{name}</bdi>{" "}
      {pupil && pupil !== name ? <bdi className="text-soft">{pupil}</bdi> : null}
      <span className="block text-sm text-soft">{states.filter(Boolean).join(" · ")}</span>
    </span>
  )
}

function Changes({ row, view: { path } }: OfHost & { readonly row: Row }) {
  const { t } = useTranslation()
  const { id, name, isRemoved, isLocked, extra } = row
  const button = (command: "restore" | "remove" | "rename") => (
    <button
      name="do"
      value={command}
      aria-label={`${t(`live.do.${command}`)}: ${name}`}
      className="link min-h-[2.75rem]"
    >
      {t(`live.do.${command}`)}
    </button>
  )
  return (
    <form method="post" action={path} className="flex flex-wrap items-center gap-x-3">
      <input type="hidden" name="seat" value={id} />
      {isRemoved || isLocked ? button("restore") : null}
      {isRemoved ? null : (
        <>
          {button("remove")}
          {button("rename")}
          <select
            name="extra"
            aria-label={`${t("live.extra")}: ${name}`}
            defaultValue={extra}
            className="control !w-auto !py-1"
          >
            {extras.map((factor) => (
              <option key={factor} value={factor}>
                {t("live.extraTime", { factor })}
              </option>
            ))}
          </select>
          <button name="do" value="extra" className="link min-h-[2.75rem]">
            {t("live.do.extra")}
          </button>
        </>
      )}
    </form>
  )
}

interface GroupsProps {
  readonly path: string
  readonly number: number
  readonly groups: OfHost["view"]["host"]["groups"]
}

export function Groups({ path, number, groups }: GroupsProps) {
  const { t } = useTranslation()
  if (groups.length === 0) return null
  return (
    <ul aria-label={t("live.answers")} className="border-t border-line">
      {groups.map(({ key, text, count, mark, isAccepted, isUnfit }) => (
        <li key={key} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
          <span className="font-bold tabular-nums">{count}</span>
          {mark === "pending" ? null : <Icon name={mark === "right" ? "check" : "cross"} />}
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            {isUnfit ? <Unfit text={text} /> : <UserText>{text}</UserText>}
            {mark === "pending" ? (
              <span className="text-soft"> · {t("live.mark.pending")}</span>
            ) : null}
          </span>
          {mark !== "right" || isAccepted ? (
            <form method="post" action={path}>
              <input type="hidden" name="number" value={number} />
              <input type="hidden" name="answer" value={key} />
              <button
                name="do"
                value={isAccepted ? "undo" : "accept"}
                aria-label={`${t(isAccepted ? "live.undo" : "live.accept")}: ${isUnfit ? t("live.unfit") : text}`}
                className="button button-quiet"
              >
                {t(isAccepted ? "live.undo" : "live.accept")}
              </button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Unfit({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="link inline-flex min-h-[2.75rem] items-center">{t("live.unfit")}</summary>
      <UserText>{text}</UserText>
    </details>
  )
}
