import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { QuestionTitle, type TitleLevel } from "#app/play/round/question-text.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

interface Props {
  board: Pick<OffsidePlaying, "question" | "worth">
  left: number
  level?: TitleLevel
}

export function OffsideBoard({ board, left, level }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <QuestionTitle level={level}>{board.question}</QuestionTitle>
      <p aria-live="polite" className="flex flex-wrap gap-2">
        {board.worth > 0 ? (
          <span className="points chip border-hint">{t("play.worth", { count: board.worth })}</span>
        ) : null}
        <span className="chip">{t("offside.left", { count: left })}</span>
      </p>
    </>
  )
}

export function StatementCard({
  position,
  text,
  children,
}: {
  position: number
  text: string
  children: ReactNode
}) {
  return (
    <fieldset className="card grid content-between gap-3 p-4">
      <legend className="sr-only">
        <UserText>{text}</UserText>
      </legend>
      <p className="flex gap-3 text-lg">
        <span aria-hidden className="font-bold tabular-nums text-soft">
          {position}
        </span>
        <UserProse>{text}</UserProse>
      </p>
      {children}
    </fieldset>
  )
}

export const boardChoices = [
  { said: "true", icon: "check", label: "offside.true" },
  { said: "false", icon: "offside", label: "offside.false" },
] as const

export function TruePair({
  name,
  chosen,
  isEnabled = false,
}: {
  name?: string
  /** "true" or "false". */
  chosen: string | undefined
  isEnabled?: boolean
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-3">
      {boardChoices.map(({ said, icon, label }) => (
        <label
          key={said}
          className={`flex min-h-[3.5rem] items-center justify-center gap-1 rounded border-2 border-edge px-1 font-semibold focus-within:outline focus-within:outline-[3px] focus-within:outline-hint has-[:checked]:border-action has-[:checked]:bg-raised ${isEnabled ? "cursor-pointer" : ""}`}
        >
          <input
            type="radio"
            name={name}
            value={said}
            required
            disabled={!isEnabled}
            defaultChecked={chosen === said}
            className="tick-box"
          />
          <Icon name={icon} />
          {t(label)}
        </label>
      ))}
    </div>
  )
}
