import { useTranslation } from "react-i18next"
import type { DifficultyPlaying } from "#game/rounds/difficulty"
import { Written } from "~/ui/written"

interface Props {
  /** From 1. */
  place: number
  item: DifficultyPlaying["items"][number]
  draft: string
  /** The answer is with the API: it can be sent again, and not changed. */
  isHandedIn: boolean
  isHidden: boolean
}

export function Item({ place, item, draft, isHandedIn, isHidden }: Props) {
  const { t } = useTranslation()
  const id = `answer-${place}`
  return (
    <div className={`card grid gap-3 ${isHidden ? "hidden" : ""}`}>
      <label htmlFor={id} className="text-lg font-bold">
        <span className="me-2 tabular-nums text-soft">{place}.</span>
        <Written>{item.question}</Written>
      </label>
      {item.score > 0 ? (
        <p>
          <span className="chip border-hint">{t("topTen.points", { count: item.score })}</span>
        </p>
      ) : null}
      <input
        id={id}
        name={id}
        dir="auto"
        defaultValue={draft}
        readOnly={isHandedIn}
        autoComplete="off"
        autoCapitalize="off"
        className="control text-lg"
      />
    </div>
  )
}
