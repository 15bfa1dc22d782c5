import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import { undoMinutes, lengths } from "#contract/limits"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import { DecideForm } from "#app/review/decide/decide-form.tsx"
import { UndoForm } from "#app/review/decide/undo-form.tsx"
import { Story } from "#app/review/question/story.tsx"
import { readStoryView, viewStory, type StoryView } from "#app/review/question/story.server"
import { requireRole } from "#app/session/guards.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { UserProse } from "#app/ui/user-text.tsx"
import { actOnQuestion } from "./act.server"

export const handle = { ours: "decisions" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const id = params["questionId"] ?? ""
  const { i18n } = context
  const story = await readStoryView(context, id)
  const { canUndo, isTrusted } = story
  const view = await viewStory(context, story, id)
  return {
    title: i18n.t(view.status === "waiting" ? "decide.title" : "decide.past.title"),
    story: view,
    canUndo,
    isTrusted,
  }
}

export const action = actOnQuestion

export default function DecideQuestion() {
  const { t } = useTranslation()
  const { title, story, canUndo, isTrusted } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { items, status, newer, canCorrect, canRetire } = story
  return (
    <AdminFrame title={title} lead={t(status === "waiting" ? "decide.lead" : "decide.past.lead")}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-[3fr_2fr] md:items-start md:gap-x-12">
        <div className="grid grid-cols-1 gap-5">
          {reply ? (
            <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
          ) : null}
          <p>
            <strong className="chip border-hint">{t(`mine.status.${status}`)}</strong>{" "}
            <bdi>{story.author}</bdi>
          </p>
          {story.isPlayedBefore ? <p>{t("story.played")}</p> : null}
          <Story story={story} canRevoke={story.canRevoke} />
        </div>
        <div className="grid grid-cols-1 gap-5 md:sticky md:top-20">
          {status === "waiting" ? (
            <section aria-labelledby="decision" className="card grid gap-4">
              <h2 id="decision" className="font-bold">
                {t("decide.heading")}
              </h2>
              <DecideForm id="decide" canUndo typed={reply} />
            </section>
          ) : null}
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
          {canRetire ? <RetireForm story={story} /> : null}
          {canUndo ? <UndoForm minutes={undoMinutes} /> : null}
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
      </div>
    </AdminFrame>
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

function RetireForm({ story: { statuses, status, requested } }: { story: StoryView }) {
  const { t } = useTranslation()
  const isSet = statuses.length > 1
  const canRetire = statuses.some((each) => each === "approved" || each === "hidden")
  const canPutBack = statuses.some((each) => each === "retired" || each === "hidden")
  if (!canRetire && !canPutBack) return null
  const isOwnIn = status === "approved" || status === "hidden"
  const isOwnOut = status === "retired" || status === "hidden"
  return (
    <Form method="post" aria-labelledby="in-play" className="card grid gap-4">
      <h2 id="in-play" className="font-bold">
        {t("decide.play")}
      </h2>
      {status === "hidden" ? (
        <p className="border-s-4 border-hint ps-3">{t("decide.hidden")}</p>
      ) : null}
      {requested === null ? null : (
        <div className="border-s-4 border-hint ps-3">
          {t("decide.requested")}
          {requested ? <UserProse>{requested}</UserProse> : null}
        </div>
      )}
      <p className="text-sm text-soft">{t("decide.playHelp")}</p>
      <label className="grid gap-1.5 font-semibold">
        {t("decide.words")}
        <textarea
          name="playReason"
          rows={2}
          dir="auto"
          maxLength={lengths.reason.max}
          className="control font-normal"
        />
      </label>
      <div className="grid gap-3 sm:grid-cols-2">
        {canPutBack ? (
          <Press intent="put-back">{t(isSet ? "decide.setBack" : "decide.putBack")}</Press>
        ) : null}
        {isSet && isOwnOut ? <Press intent="put-back-one">{t("decide.oneBack")}</Press> : null}
        {requested !== null ? <Press intent="put-back">{t("decide.keep")}</Press> : null}
        {canRetire ? (
          <Press intent="retire">{t(isSet ? "decide.retireSet" : "decide.retire")}</Press>
        ) : null}
        {isSet && isOwnIn ? <Press intent="retire-one">{t("decide.retireOne")}</Press> : null}
      </div>
    </Form>
  )
}

const Press = ({ intent, children }: { intent: string; children: ReactNode }) => (
  <button name="intent" value={intent} className="button button-quiet">
    {children}
  </button>
)
