import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { enter } from "#app/play/play.server"
import { viewTable } from "#app/play/view-table.server"
import { begin } from "./begin.server"
import { perform } from "./perform.server"
import { PlayPage } from "./play-page"

export const meta = titled

/** The round may have changed whatever the answer to a form was: an answer handed in stays handed in. */
export const shouldRevalidate = () => true

export async function loader(args: LoaderFunctionArgs) {
  const view = await viewTable(await enter(args, "five-hints"), "five-hints", begin)
  return data(view, { status: view.round ? 200 : 404 })
}

export const action = async (args: ActionFunctionArgs) => perform(await enter(args, "five-hints"))

export default function PlayFiveHints() {
  return <PlayPage view={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
}
