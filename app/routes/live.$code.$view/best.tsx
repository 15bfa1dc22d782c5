import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { ShownRoom } from "./question"

function Goal({ right, of, last }: NonNullable<ShownRoom["goal"]>) {
  const { t } = useTranslation()
  const share = Math.round((100 * right) / of)
  const than = typeof last === "number" && share > last ? "live.goalMore" : "live.goalLast"
  return (
    <>
      <p className="text-xl font-bold">{t("live.goal", { right, of, share })}</p>
      <progress aria-hidden value={right} max={of} className="bar" />
      {typeof last === "number" ? <p>{t(than, { share: last })}</p> : null}
      {last === null ? <p>{t("live.goalFirst")}</p> : null}
    </>
  )
}

/** Names are written in another direction than the page at times, so what is between them has no side. */
export function Best({ room: { best, goal, phase } }: { room: ShownRoom }) {
  const { t } = useTranslation()
  const isPodium = phase !== "standings"
  return (
    <>
      {goal && goal.of > 0 ? <Goal {...goal} /> : null}
      {best.length > 0 ? (
        <ol
          aria-label={t(isPodium ? "live.podium" : "live.places")}
          className={`grid gap-2 ${isPodium ? "podium" : ""}`}
        >
          {best.map(({ place, points, names, count }) => (
            <li
              key={place}
              value={place}
              className={`card flex items-center gap-3 !p-3 ${isPodium && place === 1 ? "border-2 border-hint text-xl" : "text-lg"}`}
            >
              {isPodium ? (
                <Icon name="trophy" className={place === 1 ? "text-hint" : "text-soft"} />
              ) : null}
              <span className="font-extrabold tabular-nums">{place}</span>
              <span className="min-w-0 grow font-bold [overflow-wrap:anywhere]">
                {names.length > 0
                  ? names.map((name, at) => (
                      <span key={name}>
                        {at > 0 ? " · " : null}
                        <bdi className="inline-block">{name}</bdi>
                      </span>
                    ))
                  : t("live.sharePlace", { count })}
              </span>
              <span className="whitespace-nowrap text-base tabular-nums">
                {t("live.points", { count: points })}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}
