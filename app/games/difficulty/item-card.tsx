import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { UserProse } from "#app/ui/user-text.tsx"

interface Props {
  position: number
  item: { readonly question: string; readonly score: number }
  answerId?: string
  isHidden?: boolean
  children: ReactNode
}

export function ItemCard({ position, item, answerId, isHidden = false, children }: Props) {
  const { t } = useTranslation()
  const Question = answerId ? "label" : "p"
  const { length } = item.question
  const size = length > 200 ? "longest" : length > 100 ? "text-base" : "text-lg"
  return (
    <div
      className={`card grid content-between gap-3 ${isHidden ? "hidden" : length > 100 ? "long" : ""}`}
    >
      <Question htmlFor={answerId} className={`flex gap-2 ${size} font-bold`}>
        <span className="flex-none tabular-nums text-soft">{position}.</span>
        <UserProse>{item.question}</UserProse>
      </Question>
      {item.score > 0 ? (
        <p className="points">
          <span className="chip border-hint">{t("topTen.points", { count: item.score })}</span>
        </p>
      ) : null}
      {children}
    </div>
  )
}
