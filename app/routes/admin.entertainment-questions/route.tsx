import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { pageMeta } from "#app/i18n/title"
import { reviewAction } from "#app/review/list/act.server"
import { ReviewListPage } from "#app/review/list/review-page.tsx"
import { viewReview } from "#app/review/list/view.server"

export const meta = pageMeta

export const loader = (args: LoaderFunctionArgs) => viewReview(args, "entertainment")

export const action = reviewAction("entertainment")

export default function Review() {
  const { review, kept } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <ReviewListPage review={review} reply={reply ?? kept ?? undefined} />
}
