import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { requirePerson } from "#app/session/guards.server"
import { GamesPage } from "./games-page"
import { viewGames } from "./view.server"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const referee = context.referee.of(person.id)
  await payBeforePage(request, context)
  return { title: context.i18n.t("games.title"), view: await viewGames(context, referee, person) }
}

export default function Games() {
  return <GamesPage view={useLoaderData<typeof loader>().view} />
}
