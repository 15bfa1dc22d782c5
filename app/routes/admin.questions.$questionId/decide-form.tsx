import { Form, useActionData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import { decisions, reviewReasons } from "#contract/words"
import type { act } from "./act.server"

/** The form to decide on a question under review, with reasons to tick and a text field. */
export function DecideForm() {
  const { t } = useTranslation()
  const reply = useActionData<typeof act>()
  return (
    <Form method="post" aria-labelledby="decision" className="card grid gap-4">
      <h2 id="decision" className="font-bold">
        {t("decide.heading")}
      </h2>
      {reply ? (
        <p role="alert" className="border-s-4 border-wrong ps-3">
          {t(reply.error.key, { ...reply.error.params })}
        </p>
      ) : null}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t("decide.reasons")}</legend>
        {reviewReasons.map((name) => (
          <label key={name} className="flex min-h-[2.75rem] items-center gap-3">
            <input
              type="checkbox"
              name="template"
              value={name}
              defaultChecked={reply?.templates.includes(name)}
              className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
            />
            {t(`review.reasons.${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="grid gap-1.5 font-semibold">
        {t("decide.words")}
        <textarea
          name="reason"
          rows={3}
          dir="auto"
          maxLength={lengths.reason.max}
          defaultValue={reply?.reason}
          className="control font-normal"
        />
      </label>
      <div className="grid gap-3 sm:grid-cols-3">
        {decisions.map((decision) => (
          <button
            key={decision}
            name="intent"
            value={decision}
            className={`button ${decision === "approved" ? "button-main" : "button-quiet"}`}
          >
            {t(`decide.${decision}`)}
          </button>
        ))}
      </div>
    </Form>
  )
}
