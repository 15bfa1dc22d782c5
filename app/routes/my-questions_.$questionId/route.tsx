import { type LoaderFunctionArgs, type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import { cleanProse } from "#contract/text"
import { makePath } from "#app/authoring/addresses"
import { pageMeta } from "#app/i18n/title"
import { getLiveAddress } from "#app/live/live-address.server"
import { PlayLive } from "#app/live/play-live.tsx"
import { Story } from "#app/review/question/story.tsx"
import { type StoryView, readStoryView, viewStory } from "#app/review/question/story.server"
import { requirePerson } from "#app/session/guards.server"
import { PageHeading } from "#app/ui/headings.tsx"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { orMissing } from "#app/upstream/errors.server"

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role, isWaiting } = requirePerson(request, context)
  const id = params["questionId"] ?? ""
  const { i18n } = context
  const read = await readStoryView(context, id)
  const story = await viewStory(context, read, id)
  const isApproved = story.statuses.every((status) => status === "approved")
  const mayPlay = read.isOwn && isApproved && role === "Teacher" && !isWaiting
  return {
    title: i18n.t("story.title"),
    isOwn: read.isOwn,
    story,
    live: mayPlay ? await getLiveAddress(context, { chosen: story.ids.join("-") }) : null,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const id = params["questionId"] ?? ""
  const fields = await readFields(request, ["intent", "reason"], {
    maxOf: (name) => (name === "reason" ? lengths.reason.max : undefined),
  })
  const isRetiring = fields.get("intent") === "retire"
  if (!/^\d{1,15}$/.test(id)) throw new Response(null, { status: 404 })
  const reason = cleanProse(String(fields.get("reason") ?? ""))
  const { requestRetirement, withdraw } = upstream.authoring
  const reply = await orNull(orMissing(isRetiring ? requestRetirement(id, reason) : withdraw(id)))
  if (reply === undefined || reply?.status === 404 || reply?.status === 405)
    throw new Response(null, { status: 404 })
  if (!reply) toasts.put("error", "toast.notSent")
  else if (reply.status === 200)
    toasts.put("success", isRetiring ? "toast.retirementRequested" : "toast.withdrawn")
  else toasts.put("warning", isRetiring ? "toast.notDecided" : "toast.notWithdrawn")
  return redirect(`/my-questions/${id}`, 303)
}

export default function OwnQuestion() {
  const { t } = useTranslation()
  const { story, isOwn, live } = useLoaderData<typeof loader>()
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[3fr_2fr] md:items-start md:gap-x-12">
      <div className="grid grid-cols-1 gap-5">
        <PageHeading title={t("story.title")}>{t(`mine.status.${story.status}`)}</PageHeading>
        {story.isPlayedBefore ? <p>{t("story.played")}</p> : null}
        {story.status === "hidden" ? <p>{t("story.hidden")}</p> : null}
        <Story story={story} />
      </div>
      <div className="grid grid-cols-1 gap-5 md:sticky md:top-20">
        {isOwn ? <Actions story={story} /> : null}
        <PlayLive to={live} />
        {isOwn && story.canRetire ? <AskToRetire story={story} /> : null}
        <Links story={story} />
      </div>
    </div>
  )
}

function Actions({ story: { category, game, ids, mayEdit, status } }: { story: StoryView }) {
  const { t } = useTranslation()
  if (!game) return null
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

function AskToRetire({ story: { requested, statuses } }: { story: StoryView }) {
  const { t } = useTranslation()
  if (requested !== null)
    return <p className="border-s-4 border-hint ps-3">{t("story.retireAsked")}</p>
  if (!statuses.includes("approved")) return null
  return (
    <details>
      <summary className="link">{t("story.retire")}</summary>
      <Form method="post" className="card grid gap-3">
        <p className="text-sm text-soft">{t("story.retireHelp")}</p>
        <label className="grid gap-1.5 font-semibold">
          {t("decide.words")}
          <textarea
            name="reason"
            rows={2}
            dir="auto"
            maxLength={lengths.reason.max}
            className="control font-normal"
          />
        </label>
        <button name="intent" value="retire" className="button button-quiet">
          {t("story.retireSend")}
        </button>
      </Form>
    </details>
  )
}
