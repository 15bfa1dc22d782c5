import { useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { counts } from "#contract/limits"
import { FieldFrame, useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import { type AnswerVerdict, getTries, tryIntent } from "./answer-verdict"
import { Proposals, Verdicts } from "./verdicts"

interface Props {
  prefix: string
  tried: Readonly<Record<string, readonly AnswerVerdict[]>> | null
}

export function TryAnswers({ prefix, tried }: Props) {
  const { t } = useTranslation()
  return tried ? (
    <section className="card grid gap-4">
      <h3 className="font-bold">{t("make.try.title")}</h3>
      <Tries prefix={prefix} tried={tried[getTries(prefix)] ?? []} />
    </section>
  ) : null
}

export function FoldedTries({ prefix, tried }: Props) {
  const { t } = useTranslation()
  const { field } = useField(getTries(prefix))
  return tried ? (
    <details open={Boolean(field.initialValue || field.errors || tried[getTries(prefix)])}>
      <summary className="flex min-h-[2.75rem] items-center font-bold">
        {t("make.try.title")}
      </summary>
      <div className="grid gap-4 pt-2">
        <Tries prefix={prefix} tried={tried[getTries(prefix)] ?? []} />
      </div>
    </details>
  ) : null
}

/** The button's address has this element's anchor, so that the page shown again scrolls to it. */
function Tries({ prefix, tried }: { prefix: string; tried: readonly AnswerVerdict[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const name = getTries(prefix)
  const help = t("make.try.help", { max: counts.tries })
  const { field, describedBy } = useField(name, help)
  const anchor = `${field.id}-tried`
  const own = tried.filter(({ isProposed }) => !isProposed)
  const proposed = tried.filter(({ isProposed }) => isProposed)
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
        formAction={`${search}#${anchor}`}
        formNoValidate
        className="button button-quiet"
      >
        {t("make.try.submit")}
      </button>
      {own.length > 0 ? <Verdicts tried={own} prefix={prefix} /> : null}
      {proposed.length > 0 ? <Proposals proposed={proposed} prefix={prefix} /> : null}
    </div>
  )
}
