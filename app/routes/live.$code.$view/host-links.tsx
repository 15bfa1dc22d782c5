import { useTranslation } from "react-i18next"
import type { viewHost } from "./host.server"

export type Hosting = Extract<Awaited<ReturnType<typeof viewHost>>, { readonly room: object }>

const link = (href: string, label: string, target?: "_blank", tone = "") => (
  <a
    href={href}
    target={target}
    rel={target && "noreferrer"}
    className={`link inline-flex min-h-[2.75rem] items-center ${tone}`}
  >
    {label}
  </a>
)

export function HostLinks({ view }: { view: Hosting }) {
  const { t } = useTranslation()
  const { host, room, path, isOver, isEmpty, takesHands, shows, screen, results, sheet } = view
  return (
    <nav
      aria-label={t("live.pages")}
      className="flex flex-wrap gap-x-4 md:col-start-2 md:flex-col md:items-start"
    >
      {shows ? link(path, t("live.back")) : null}
      {!shows && host.rows.length > 0
        ? link(`${path}?players`, t("live.players", { count: host.rows.length }))
        : null}
      {!shows && takesHands ? link(`${path}?hands`, t("live.countHands")) : null}
      {isOver || isEmpty ? null : link(screen, t("live.openScreen"), "_blank")}
      {link(sheet, t("print.title"), "_blank")}
      {room.number > 0 && (shows || !isOver) ? link(results, t("live.results")) : null}
      {isOver || shows ? null : link(`${path}?end`, t("live.end"), undefined, "text-wrong")}
    </nav>
  )
}
