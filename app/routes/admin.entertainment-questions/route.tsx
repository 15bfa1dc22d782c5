import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { titled } from "~/i18n/title"
import { decide } from "~/review/decide.server"
import { ReviewPage } from "~/review/review-page"
import { viewReview } from "~/review/view.server"

export const meta = titled

export const loader = (args: LoaderFunctionArgs) => viewReview(args, "entertainment")

export const action = decide

export default function Review() {
  const { review, kept } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <ReviewPage review={review} reply={reply ?? kept ?? undefined} />
}
