import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { emptyWorker, offlinePage, offlineWorker } from "#app/connection/offline-worker.server"
import { arePacksGone } from "#app/cookies/packs-cookie.server"
import { createTranslator } from "#app/i18n/translator.server"
import type { RouteNeeds } from "#app/route-needs"
import { hashText } from "#app/session/sha-256.server"

export const handle = { isForNobody: true } satisfies RouteNeeds

/** Browsers ask for it again with each document, and get 304 unless it has changed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const script = context.hasOfflinePage
    ? offlineWorker(offlinePage(await createTranslator("en"), await createTranslator("ar")))
    : emptyWorker(arePacksGone(request))
  const hash = await hashText(script, 8)
  const isKnown = request.headers.get("If-None-Match")?.includes(hash)
  return new Response(isKnown ? null : script, {
    status: isKnown ? 304 : 200,
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, no-cache",
      ETag: `"${hash}"`,
    },
  })
}
