import type { OwnWork } from "#contract/classes/own-work"
import { orNull } from "#app/forms/refusals.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"

export interface OwnWorkView {
  readonly workId: string
  readonly title: string
  readonly state: OwnWork["state"]
  readonly by: string
  readonly done: number
  readonly rounds: number
  /** Until when, or from when if it begins later. */
  readonly when: string
}

const isToDo = ({ state }: OwnWork) => state === "open" || state === "late" || state === "later"

export async function readOpenWorks(context: AppContext): Promise<readonly OwnWorkView[]> {
  const answer = await orNull(context.upstream.work.listOwn())
  if (answer?.status !== 200) return []
  return answer.body.works.filter(isToDo).map((each) => viewOwnWork(context, each))
}

export function viewOwnWork({ i18n: { t, language } }: AppContext, work: OwnWork): OwnWorkView {
  const { workId, title, state, done, rounds, timeZone, teacher, className } = work
  const at = (time: string) => getDate(time, language, timeZone)
  const when =
    state === "later"
      ? t("work.fromAt", { from: at(work.from) })
      : t("work.untilAt", { until: at(work.until) })
  const by = teacher ? t("work.by", { teacher, class: className }) : className
  return { workId, title, state, by, done, rounds, when }
}
