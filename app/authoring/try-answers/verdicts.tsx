import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import {
  type AnswerVerdict,
  addIntent,
  toAnswer,
  getTries,
  withAlternative,
} from "./answer-verdict"

export function Verdicts({
  tried,
  prefix,
}: {
  tried: readonly AnswerVerdict[]
  /** The prefix of the question's fields, if a refused answer can be added to the right ones. */
  prefix?: string
}) {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [tried])
  return (
    <div className="grid gap-2">
      <p ref={heading} tabIndex={-1} className="font-bold outline-none">
        {t("make.try.results")}
      </p>
      <Answers answers={tried} prefix={prefix} />
    </div>
  )
}

export function Proposals({
  proposed,
  prefix,
}: {
  proposed: readonly AnswerVerdict[]
  prefix: string
}) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <p className="font-bold">{t("make.try.proposed")}</p>
      <Answers answers={proposed} prefix={prefix} />
    </div>
  )
}

function Answers({
  answers,
  prefix,
}: {
  answers: readonly AnswerVerdict[]
  prefix: string | undefined
}) {
  return (
    <ul className="grid gap-2">
      {answers.map((answer) => (
        <Verdict key={answer.text} answer={answer}>
          {prefix === undefined || answer.isRight ? null : (
            <AddButton prefix={prefix} text={answer.text} />
          )}
        </Verdict>
      ))}
    </ul>
  )
}

/** Without a script the server adds the text; with one, the field has it before the form is sent. */
function AddButton({ prefix, text }: { prefix: string; text: string }) {
  const { t } = useTranslation()
  return (
    <button
      name="intent"
      value={addIntent(prefix, text)}
      formNoValidate
      onClick={({ currentTarget: { form } }) => {
        const field = form?.elements.namedItem(toAnswer(getTries(prefix)))
        if (field instanceof HTMLInputElement) field.value = withAlternative(field.value, text)
      }}
      className="link min-h-[2.75rem] text-start"
    >
      {t("make.try.add")} <UserText className="sr-only">{text}</UserText>
    </button>
  )
}

function Verdict({
  answer: { text, isRight, reason },
  children,
}: {
  answer: AnswerVerdict
  children: ReactNode
}) {
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
      {children}
    </li>
  )
}
