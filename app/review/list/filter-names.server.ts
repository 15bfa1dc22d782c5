import { redirect } from "@remix-run/cloudflare"
import { languages } from "#contract/words"
import { orNull } from "#app/forms/unavailable.server"
import type { AppContext } from "#app/server/context.server"
import { listWaiting, type Listed } from "#app/review/question/listed.server"
import type { ReviewFilter } from "./review"

const fields = [
  ["grade", "gradeName"],
  ["subject", "subjectName"],
] as const

/** `null` if the names are already those of the page's language. */
export function redirectToNames(
  url: URL,
  filter: Pick<ReviewFilter, "grade" | "subject">,
  own: { readonly grade: string | null; readonly subject: string | null },
): Response | null {
  const address = new URL(url)
  const renamed = fields.filter(([name]) => {
    const ownName = own[name]
    if (filter[name] && ownName) address.searchParams.set(name, ownName)
    return filter[name] !== "" && ownName !== null && ownName !== filter[name]
  })
  return renamed.length > 0 ? redirect(`${address.pathname}${address.search}`, 303) : null
}

/**
 * A redirect to the filter with its names in the page's language, if the address has them in another language;
 * else `null`. A waiting question has the same id in the lists of both languages, which connects the two names.
 */
export async function redirectToOwnNames(
  url: URL,
  context: AppContext,
  listed: readonly Listed[],
  filter: ReviewFilter,
): Promise<Response | null> {
  const unknown = fields.filter(
    ([name, field]) => filter[name] && !listed.some((each) => each[field] === filter[name]),
  )
  if (unknown.length === 0 || listed.length === 0) return null
  const inOthers = await Promise.all(
    languages
      .filter((language) => language !== context.i18n.language)
      .map((language) => orNull(listWaiting(context, "education", language))),
  )
  const address = new URL(url)
  const renamed = unknown.filter(([name, field]) => {
    const other = inOthers.flat().find((each) => each?.[field] === filter[name])
    const own = listed.find(({ questionID }) => questionID === other?.questionID)
    if (own) address.searchParams.set(name, own[field])
    return own !== undefined
  })
  return renamed.length > 0 ? redirect(`${address.pathname}${address.search}`, 303) : null
}
