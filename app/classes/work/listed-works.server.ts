import type { ListedWork } from "#contract/classes/work"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { sayProgress } from "./progress.server"

interface OfClass {
  readonly classId: string
  readonly timeZone: string
}

export function viewListedWorks(
  works: readonly ListedWork[],
  { classId, timeZone }: OfClass,
  i18n: AppContext["i18n"],
) {
  const { language, t } = i18n
  const shownAt = (at: string) => getDate(at, language, timeZone)
  return works.map((work) => ({
    to: `/classes/${classId}/work/${work.workId}`,
    title: work.title,
    state: work.state,
    isWithdrawn: work.isWithdrawn,
    rounds: work.rounds,
    dates: t("work.dates", { from: shownAt(work.from), until: shownAt(work.until) }),
    progress: sayProgress(work, i18n),
  }))
}
