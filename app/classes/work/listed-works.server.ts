import type { ListedWork } from "#contract/classes/work"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"

interface OfClass {
  readonly classId: string | undefined
  readonly timeZone: string
}

export function viewListedWorks(
  works: readonly ListedWork[],
  { classId, timeZone }: OfClass,
  { language, t }: AppContext["i18n"],
) {
  const shownAt = (at: string) => getDate(at, language, timeZone)
  return works.map(({ workId, from, until, ...work }) => ({
    ...work,
    to: `/classes/${classId}/work/${workId}`,
    dates: t("work.dates", { from: shownAt(from), until: shownAt(until) }),
  }))
}
