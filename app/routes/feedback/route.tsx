import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { counts, lengths } from "#contract/limits"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { titled } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { feedbackChoices, sendFeedback } from "./send.server"

import type { RouteNeeds } from "#app/route-needs"

export const handle = { ours: "appeals" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const { searchParams } = new URL(request.url)
  const text = (name: string) => searchParams.get(name) ?? ""
  return {
    title: context.i18n.t("feedback.title"),
    round: text("round"),
    items: Math.min(counts.items, Math.trunc(Number(text("items"))) || 1),
    choices: text("wrong") ? feedbackChoices : feedbackChoices.slice(1),
  }
}

export const action = sendFeedback

export default function Feedback() {
  const { t } = useTranslation()
  const { round, items, choices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="mx-auto grid max-w-form gap-4">
      <PageHeading title={t("feedback.title")}>{t("feedback.lead")}</PageHeading>
      {reply ? <AlertBox text={t(reply.error)} since={reply} /> : null}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="round" value={round} />
        {items > 1 ? <Items count={items} chosen={reply?.typed.item ?? ""} /> : null}
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t("feedback.what")}</legend>
          {choices.map((choice) => (
            <label
              key={choice}
              className="flex min-h-[2.75rem] cursor-pointer items-center gap-3 rounded border border-edge px-4 py-2 font-semibold has-[:checked]:border-action has-[:checked]:bg-raised"
            >
              <input
                type="radio"
                name="choice"
                value={choice}
                required
                defaultChecked={choice === reply?.typed.choice}
                className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
              />
              {t(`feedback.choice.${choice}`)}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1.5 font-semibold">
          {t("feedback.word")}
          <textarea
            name="word"
            rows={2}
            dir="auto"
            maxLength={lengths.word.max}
            defaultValue={reply?.typed.word}
            className="control font-normal"
          />
        </label>
        <SubmitButton busy={t("feedback.sending")}>{t("feedback.send")}</SubmitButton>
      </Form>
    </div>
  )
}

function Items({ count, chosen }: { count: number; chosen: string }) {
  const { t } = useTranslation()
  return (
    <label className="grid gap-1.5 font-semibold">
      {t("feedback.item")}
      <select name="item" defaultValue={chosen || "0"} className="control font-normal">
        {Array.from({ length: count }, (_, index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>
    </label>
  )
}
