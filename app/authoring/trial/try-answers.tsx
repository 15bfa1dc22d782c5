import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { ErrorText, FieldFrame, useField } from "#app/forms/field-frame.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { type AnswerVerdict, triesOf, tryIntent } from "./answer-verdict"

interface Props {
  /** Of the names of the question's fields. */
  prefix: string
  /** By field; `null` where the API cannot judge. */
  tried: Readonly<Record<string, readonly AnswerVerdict[]>> | null
}

/** A part of the authoring form: answers to try, and what the API said about those tried last. */
export function TryAnswers({ prefix, tried }: Props) {
  const { t } = useTranslation()
  return tried ? (
    <section className="card grid gap-4">
      <h3 className="font-bold">{t("make.try.title")}</h3>
      <Tries prefix={prefix} tried={tried[triesOf(prefix)]} />
    </section>
  ) : null
}

/** The same, folded while nothing is typed in it. */
export function FoldedTries({ prefix, tried }: Props) {
  const { t } = useTranslation()
  const { field } = useField(triesOf(prefix))
  return tried ? (
    <details open={Boolean(field.initialValue || field.errors)}>
      <summary className="flex min-h-[2.75rem] items-center font-bold">
        {t("make.try.title")}
      </summary>
      <div className="grid gap-4 pt-2">
        <Tries prefix={prefix} tried={tried[triesOf(prefix)]} />
      </div>
    </details>
  ) : null
}

/** The address of the button leads back here, past the rest of the form. */
function Tries({ prefix, tried }: { prefix: string; tried: readonly AnswerVerdict[] | undefined }) {
  const { t } = useTranslation()
  const name = triesOf(prefix)
  const help = t("make.try.help", { max: counts.tries })
  const { field, describedBy } = useField(name, help)
  const anchor = `${field.id}-tried`
  return (
    <div id={anchor} className="grid scroll-mt-20 gap-4">
      <FieldFrame field={field} label={t("make.try.label")} help={help}>
        <textarea
          id={field.id}
          name={name}
          dir="auto"
          rows={3}
          maxLength={field.maxLength}
          defaultValue={field.initialValue}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={describedBy}
          className="control min-h-[5.5rem] [field-sizing:content]"
        />
        <ErrorText id={field.errorId} errors={field.errors} />
      </FieldFrame>
      <button
        name="intent"
        value={tryIntent(prefix)}
        formAction={`#${anchor}`}
        formNoValidate
        className="button button-quiet"
      >
        {t("make.try.submit")}
      </button>
      {tried ? <Verdicts tried={tried} /> : null}
    </div>
  )
}

/** Takes the focus, because it is what the button was pressed for. */
function Verdicts({ tried }: { tried: readonly AnswerVerdict[] }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [tried])
  return (
    <div className="grid gap-2">
      <h4 ref={heading} tabIndex={-1} className="font-bold outline-none">
        {t("make.try.results")}
      </h4>
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
