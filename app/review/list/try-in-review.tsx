import { useTranslation } from "react-i18next"
import { tryIntent, getTries } from "#app/authoring/try-answers/answer-verdict"
import { Verdicts } from "#app/authoring/try-answers/verdicts.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import type { TryReply } from "./review"
import { useQuestionAddress } from "./review-list"

interface Props {
  id: string
  opened: string
  max: number
  trial: TryReply | undefined
  form?: string
}

export function TryInReview({ id, opened, max, trial, form }: Props) {
  const { t } = useTranslation()
  const anchor = `try-${id}`
  const [search] = useQuestionAddress()(opened).split("#")
  const errorId = `${anchor}-error`
  const error = trial?.tryError
  return (
    <details id={anchor} open={trial !== undefined} className="open:w-full max-sm:grow">
      <summary className="button button-quiet max-sm:w-full">{t("make.try.title")}</summary>
      <div className="mt-3 grid gap-3">
        <label className="grid gap-1.5 font-semibold">
          {t("make.try.label")}
          <span className="text-sm font-normal text-soft">{t("make.try.help", { max })}</span>
          <textarea
            name={getTries("")}
            form={form}
            rows={3}
            dir="auto"
            spellCheck={false}
            defaultValue={trial?.tries}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="control font-normal"
          />
        </label>
        <ErrorText id={errorId} errors={error ? [error] : undefined} />
        <button
          name="intent"
          value={tryIntent("")}
          form={form}
          formAction={`${search}#${anchor}`}
          className="button button-quiet sm:justify-self-start"
        >
          {t("make.try.submit")}
        </button>
        {trial && trial.verdicts.length > 0 ? <Verdicts tried={trial.verdicts} /> : null}
      </div>
    </details>
  )
}
