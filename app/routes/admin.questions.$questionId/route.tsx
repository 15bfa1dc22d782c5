import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths, undoMinutes } from "#contract/limits"
import { decisions, reviewReasons } from "#contract/words"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { titled } from "#app/i18n/title"
import { Story } from "#app/review/story.tsx"
import { readStory, viewStory } from "#app/review/story.server"
import { requireRole } from "#app/session/guards.server"
import { act } from "./act.server"

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const id = params["questionId"] ?? ""
  const { capabilities, i18n } = context
  const [story, canDecide, canCorrect] = await Promise.all([
    readStory(context, id),
    capabilities.has("decisions"),
    capabilities.has("correct-question"),
  ])
  if (!canDecide) throw new Response(null, { status: 404 })
  const { canUndo, isTrusted } = story
  return {
    title: i18n.t("decide.title"),
    story: await viewStory(context, story, id),
    canUndo,
    isTrusted,
    canCorrect,
  }
}

export const action = act

/** One question to decide on: the conversation with its author. */
export default function DecideQuestion() {
  const { t } = useTranslation()
  const { story, canUndo, isTrusted, canCorrect } = useLoaderData<typeof loader>()
  const { items, status, newer } = story
  return (
    <AdminFrame title={t("decide.title")} lead={t("decide.lead")}>
      <div className="grid max-w-prose grid-cols-1 gap-5">
        <p>
          <strong className="chip border-hint">{t(`mine.status.${status}`)}</strong>{" "}
          <bdi>{story.author}</bdi>
        </p>
        {story.isPlayedBefore ? <p>{t("story.played")}</p> : null}
        <Story story={story} />
        {status === "waiting" ? <DecideForm /> : null}
        {canCorrect && status === "waiting"
          ? items.map((item) => (
              <Link
                key={item.id}
                to={`/admin/correct/${item.id}`}
                className="link justify-self-start"
                viewTransition
              >
                {t("review.correct")}
                {items.length > 1 ? <span className="sr-only">: {item.question}</span> : null}
              </Link>
            ))
          : null}
        {canUndo ? (
          <OneButton intent="undo" text={t("decide.undo")}>
            {t("decide.undoHelp", { minutes: undoMinutes })}
          </OneButton>
        ) : null}
        {isTrusted === null ? null : (
          <OneButton
            intent={isTrusted ? "untrust" : "trust"}
            text={t(isTrusted ? "decide.untrust" : "decide.trust")}
          >
            {t("decide.trustHelp")}
          </OneButton>
        )}
        <nav aria-label={t("decisions.title")} className="flex flex-wrap gap-x-4">
          {newer ? (
            <Link to={`/admin/questions/${newer}`} className="link" viewTransition>
              {t("story.newer")}
            </Link>
          ) : null}
          <Link to="/admin/history" className="link" viewTransition>
            {t("decisions.title")}
          </Link>
        </nav>
      </div>
    </AdminFrame>
  )
}

function DecideForm() {
  const { t } = useTranslation()
  const reply = useActionData<typeof action>()
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

function OneButton({ intent, text, children }: { intent: string; text: string; children: string }) {
  return (
    <Form method="post" className="card grid gap-3">
      <p className="text-sm text-soft">{children}</p>
      <button name="intent" value={intent} className="button button-quiet justify-self-start">
        {text}
      </button>
    </Form>
  )
}
