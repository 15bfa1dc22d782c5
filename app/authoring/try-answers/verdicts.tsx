import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { AnswerVerdict } from "./answer-verdict"

/** The verdicts. Their heading takes the focus, because the pressed button asked for them. */
export function Verdicts({ tried }: { tried: readonly AnswerVerdict[] }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [tried])
  return (
    <div className="grid gap-2">
      <p ref={heading} tabIndex={-1} className="font-bold outline-none">
        {t("make.try.results")}
      </p>
      <ul className="grid gap-2">
        {tried.map((answer) => (
          <Verdict key={answer.text} answer={answer} />
        ))}
      </ul>
    </div>
  )
}

function Verdict({ answer: { text, isRight, reason } }: { answer: AnswerVerdict }) {
  const { t } = useTranslation()
  const why = reason ?? (isRight ? null : "make.try.noMatch")
  const colour = isRight ? "text-action" : "text-wrong"
  return (
    <li className={`border-s-4 bg-surface px-4 py-2 ${isRight ? "border-right" : "border-wrong"}`}>
      <p className="flex items-start gap-2 font-semibold [overflow-wrap:anywhere]">
        <Icon name={isRight ? "check" : "cross"} className={colour} />
        <UserText>{text}</UserText>
      </p>
      <p className="text-sm text-soft">
        <strong className={colour}>{t(isRight ? "make.try.right" : "make.try.wrong")}</strong>
        {why ? ` · ${t(why)}` : null}
      </p>
    </li>
  )
}
