import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titledAsSite } from "#app/i18n/title"
import { payBeforePage } from "#app/play/pay-before-page.server"
import { HomePage } from "./home-page"

export const meta = titledAsSite

/** The site's own title; what a person may do next depends on the role. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  // Home is open to everybody, also to whose session has just ended.
  await payBeforePage(request, context).catch(() => {})
  const { person } = context.session
  return {
    description: context.i18n.t("site.description"),
    person: person && { name: person.name, role: person.role },
  }
}

export default function Home() {
  return <HomePage person={useLoaderData<typeof loader>().person} />
}
