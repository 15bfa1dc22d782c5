import {
  type LoaderFunctionArgs,
  type ActionFunctionArgs,
  data,
  redirect,
} from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { counts, lengths } from "#contract/limits"
import { holdsMarkup } from "#contract/html-tag"
import { reportReasons } from "#contract/words"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import { readAppealed } from "#app/play/round/feedback.server"
import type { AppContext } from "#app/server/context.server"

/** The reasons of a report; `right` makes it an appeal. */
const feedbackChoices = ["right", ...reportReasons] as const
type FeedbackChoice = (typeof feedbackChoices)[number]

const names = ["round", "appeal", "item", "choice", "word"]

export const handle = { ours: "appeals" } satisfies RouteNeeds

export const meta = pageMeta

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

export async function action({ request, context }: ActionFunctionArgs) {
  const person = requirePerson(request, context)
  const fields = await readFields(request, names, {
    maxOf: (name) => (name === "word" ? lengths.word.max : undefined),
  })
  const text = (name: string) => String(fields.get(name) ?? "").trim()
  const word = text("word")
  const choice = fields.has("appeal")
    ? "right"
    : feedbackChoices.find((each) => each === text("choice"))
  const typed = { choice: choice ?? "", item: text("item"), word }
  if (!choice) return data({ error: "feedback.choose", typed } as const, { status: 422 })
  if (word.length > lengths.word.max || holdsMarkup(word))
    return data({ error: "feedback.wordWrong", typed } as const, {
      status: 422,
    })
  const round = await context.refereeOf(person.id).run({
    type: "getAnswered",
    roundId: text("round"),
  })
  if (!round) {
    context.toasts.put("info", "toast.notAppealed")
    return redirect("/", 303)
  }
  const { feedback } = context.upstream
  const { attempt, order } = round
  const position = Number(text("appeal") || text("item"))
  const item = order[position] ?? order[0] ?? 0
  const filed = await orNull(
    choice === "right"
      ? feedback.appeal({ attempt, item, word })
      : feedback.report({ attempt, item, word, reason: choice }),
  )
  tell(context, choice, filed?.status)
  const isSent = choice === "right" && filed?.status === 200
  const appealed = [...readAppealed(request), ...(isSent ? [position] : [])]
  return redirect(playPath(round, text("round"), appealed), 303)
}

function tell({ toasts }: AppContext, choice: FeedbackChoice, status: number | undefined): void {
  if (status === undefined) toasts.put("error", "toast.notSent")
  else if (status !== 200) toasts.put("info", "toast.notAppealed")
  else toasts.put("success", choice === "right" ? "toast.appealed" : "toast.reported")
}

export default function Feedback() {
  const { t } = useTranslation()
  const { round, items, choices } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <div className="form-page grid gap-4">
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
                className="tick-box"
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
