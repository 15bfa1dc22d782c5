import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { makePath } from "#app/authoring/addresses"
import { isUnavailable } from "#app/forms/unavailable.server"
import { titled } from "#app/i18n/title"
import { Story } from "#app/review/story.tsx"
import { type StoryView, readStory, viewStory } from "#app/review/story.server"
import { requirePerson } from "#app/session/guards.server"
import { PageHeading } from "#app/ui/headings.tsx"

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const id = params["questionId"] ?? ""
  const story = await readStory(context, id)
  return {
    title: context.i18n.t("story.title"),
    isOwn: story.isOwn,
    story: await viewStory(context, story, id),
  }
}

/** Withdraws the question and the others of its set, as far as they are under review. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { capabilities, toasts, upstream } = context
  const id = params["questionId"] ?? ""
  if (!/^\d{1,15}$/.test(id) || !(await capabilities.has("question-versions")))
    throw new Response(null, { status: 404 })
  try {
    const { status } = await upstream.authoring.withdraw(id)
    if (status === 404 || status === 405) throw new Response(null, { status: 404 })
    if (status === 200) toasts.put("success", "toast.withdrawn")
    else toasts.put("warning", "toast.notWithdrawn")
  } catch (error) {
    if (!isUnavailable(error)) throw error
    toasts.put("error", "toast.notSent")
  }
  return redirect(`/my-questions/${id}`, 303)
}

/** One question: its status, its history, and the actions of its author. */
export default function OwnQuestion() {
  const { t } = useTranslation()
  const { story, isOwn } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-5">
      <PageHeading title={t("story.title")}>{t(`mine.status.${story.status}`)}</PageHeading>
      {story.isPlayedBefore ? <p>{t("story.played")}</p> : null}
      <Story story={story} />
      {isOwn ? <Actions story={story} /> : null}
      <Links story={story} />
    </div>
  )
}

function Actions({ story: { category, game, ids, newer, status } }: { story: StoryView }) {
  const { t } = useTranslation()
  if (!game) return null
  const mayEdit = newer === null && status !== "replaced"
  const purposes = mayEdit ? (["edit", "copy", "twin"] as const) : (["copy"] as const)
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {purposes.map((purpose) => (
        <Link
          key={purpose}
          to={`${makePath(category, game)}?${purpose}=${ids.join(".")}`}
          className={`button ${purpose === "edit" ? "button-main" : "button-quiet"}`}
          viewTransition
        >
          {t(`story.${purpose}`)}
        </Link>
      ))}
      {status === "waiting" ? (
        <Form method="post" className="grid">
          <button className="button button-quiet">{t("story.withdraw")}</button>
        </Form>
      ) : null}
    </div>
  )
}

function Links({ story: { newer, twins } }: { story: StoryView }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("mine.title")} className="flex flex-wrap gap-x-4">
      {newer ? (
        <Link to={`/my-questions/${newer}`} className="link" viewTransition>
          {t("story.newer")}
        </Link>
      ) : null}
      {twins.map((twin) => (
        <Link key={twin} to={`/my-questions/${twin}`} className="link" viewTransition>
          {t("story.twinLink")}
        </Link>
      ))}
      <Link to="/my-questions" className="link" viewTransition>
        {t("mine.title")}
      </Link>
    </nav>
  )
}
