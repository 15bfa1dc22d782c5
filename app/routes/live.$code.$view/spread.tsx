import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { viewScreen } from "./screen.server"

type Props = Pick<Awaited<ReturnType<typeof viewScreen>>, "screen">

export function Spread({ screen: { spread, others, right, shown } }: Props) {
  const { t } = useTranslation()
  const most = spread[0]?.count ?? 0
  return (
    <div className="grid content-start gap-2 empty:hidden">
      {right > 0 ? <h2 className="font-extrabold">{t("live.gotIt", { right, shown })}</h2> : null}
      {most > 0 ? (
        <ul className="spread grid gap-2">
          {spread.map(({ text, count, mark }) => (
            <li key={text} className={mark === "right" ? "text-action" : "text-soft"}>
              <p className="flex items-baseline justify-between gap-2">
                <UserText className="[overflow-wrap:anywhere]">{text}</UserText>
                <span className="flex items-center gap-1 font-extrabold tabular-nums">
                  {mark === "pending" ? null : <Icon name={mark === "right" ? "check" : "cross"} />}
                  {count}
                </span>
              </p>
              <svg aria-hidden viewBox={`0 0 ${most} 1`} preserveAspectRatio="none">
                <rect width={count} height="1" />
              </svg>
            </li>
          ))}
        </ul>
      ) : null}
      {others > 1 ? <p>{t("live.otherAnswers", { number: others })}</p> : null}
    </div>
  )
}
