import { Link, useNavigation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Form, useModel } from "#app/forms/form.tsx"
import { useFormModel } from "#app/forms/form-model"
import type { AuthoringFormProps } from "#app/authoring/authoring-page.tsx"
import type { AuthoringReply } from "#app/authoring/authoring-reply.server"
import { PlacementFields } from "#app/authoring/placement/placement-fields.tsx"
import { isTries } from "#app/authoring/try-answers/answer-verdict"
import { type DeferredCheck, ShownCheck } from "#app/authoring/preview/deferred-check.tsx"
import { SentenceWith, UserText } from "#app/ui/user-text.tsx"
import { counts } from "#contract/limits"

interface Props<Draft> extends AuthoringFormProps<Draft> {
  check: DeferredCheck<Draft>
  labels: Readonly<Record<string, string>>
  children: ReactNode
}

export function AuthoringForm<Draft>({ view, form, reply, check, labels, children }: Props<Draft>) {
  const { t } = useTranslation()
  const model = useFormModel(form, reply?.form)
  const placementLabels = {
    grade: t("make.grade"),
    subject: t("make.subject"),
    chapter: t("make.chapter"),
    section: t("make.section"),
    language: t("make.language"),
  }
  const options = reply ? reply.options : view.options
  return (
    <Form model={model}>
      <button className="hidden">{t("make.submit")}</button>
      <ErrorSummary labels={{ ...placementLabels, ...labels }}>
        {reply?.newest ? <NewestVersion newest={reply.newest} /> : null}
      </ErrorSummary>
      {reply ? (
        <ShownCheck
          reply={reply}
          check={check}
          fallback={<KeptTries view={view} />}
          isValid={Object.keys(model.form.allErrors).every(isTries)}
        />
      ) : null}
      {reply?.tried ? null : <KeptTries view={view} />}
      <PlacementFields options={options} subject={view.subject} />
      {children}
      {reply && options?.inSubject && !view.isEdit ? (
        <p>
          <SentenceWith
            text={options.of.subject}
            say={(subject) => t(`make.inSubject.${options.inSubject ?? "reviewed"}`, { subject })}
          />
        </p>
      ) : null}
      <Buttons hasExamples={view.hasExamples} isPublished={!view.isEdit && options?.isTrusted} />
    </Form>
  )
}

function NewestVersion({ newest }: { newest: NonNullable<AuthoringReply<unknown>["newest"]> }) {
  const { t } = useTranslation()
  const { questionID, question, status } = newest
  return (
    <p className="mt-2 [overflow-wrap:anywhere]">
      <Link
        to={`/my-questions/${questionID}`}
        className="link inline-flex min-h-[2.75rem] items-center"
        viewTransition
      >
        {t("story.newer")}
      </Link>
      {": "}
      <UserText>{question}</UserText> ({t(`mine.status.${status}`)})
    </p>
  )
}

function KeptTries({ view }: Pick<AuthoringFormProps<unknown>, "view">) {
  const { fields } = useModel()
  return Object.keys(view.form.constraints)
    .filter(isTries)
    .flatMap((name) =>
      name.includes("[]")
        ? Array.from({ length: counts.items }, (_, at) => name.replace("[]", `[${at}]`))
        : name,
    )
    .map((name) => {
      const text = fields[name]?.initialValue
      return text ? <input key={name} type="hidden" name={name} defaultValue={text} /> : null
    })
}

interface ButtonsProps {
  hasExamples: boolean
  isPublished: boolean | undefined
}

function Buttons({ hasExamples, isPublished }: ButtonsProps) {
  const { t } = useTranslation()
  const { state, formData } = useNavigation()
  const busy = state === "idle" || !formData ? null : (formData.get("intent") ?? "send")
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <button
        name="intent"
        value="send"
        className="button button-main text-lg"
        aria-disabled={busy === "send" || undefined}
      >
        {t(busy === "send" ? "make.busy" : isPublished ? "make.publish" : "make.submit")}
      </button>
      <button
        name="intent"
        value="check"
        formNoValidate
        className="button button-quiet"
        aria-disabled={busy === "check" || undefined}
      >
        {t("make.check")}
      </button>
      {hasExamples ? (
        <button
          name="intent"
          value="examples"
          formNoValidate
          className="button button-quiet sm:col-span-2"
        >
          {t("make.examples.show")}
        </button>
      ) : null}
    </div>
  )
}
