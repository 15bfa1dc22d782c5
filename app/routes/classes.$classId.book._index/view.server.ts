import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { BookOfClass as Answer } from "#contract/classes/book"
import { idPattern } from "#contract/limits"
import { sayNeeds } from "#app/classes/book/book.server"
import { openClass } from "#app/classes/class-request.server"
import { sayProgress } from "#app/classes/work/progress.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"

export type ClassBook = Awaited<ReturnType<typeof viewBookOfClass>>

export async function viewBookOfClass({ request, context, params }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after") ?? ""
  const query = idPattern.test(after) ? { after } : {}
  const answer = await openClass(request, context, params["classId"]).book(query)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { className, timeZone, works, pupils, next } = answer.body
  const { language, t } = context.i18n
  const [newest] = works
  return {
    title: t("book.title"),
    className,
    isLater: after !== "",
    newest: newest && { title: newest.title, progress: sayFirst(answer.body, context.i18n) },
    next,
    works: works.map(({ from: _from, until, ...work }) => ({
      ...work,
      until: t("work.untilAt", { until: getDate(until, language, timeZone) }),
    })),
    pupils: pupils.map(({ needs, ...pupil }) => ({
      ...pupil,
      needs: sayNeeds(needs, context.i18n),
    })),
  }
}

function sayFirst({ works, pupils }: Answer, i18n: AppContext["i18n"]) {
  const rounds = works[0]?.rounds ?? 0
  const played = pupils.map(({ works: [first] }) => first)
  return sayProgress(
    {
      finished: played.filter((first) => first && first.done >= rounds).length,
      began: played.filter((first) => first?.isBegun).length,
      pupils: pupils.length,
    },
    i18n,
  )
}
