import type { ListedEvent } from "#contract/accounts/people"
import { personEvents } from "#contract/accounts/person-events"
import type { AppContext } from "#app/server/context.server"
import { getDate } from "#app/i18n/dates.server"

export const shownEvents = (events: readonly ListedEvent[], { language, t }: AppContext["i18n"]) =>
  events.flatMap(({ event, at, by, name, personID, fromGrade, toGrade }, index) => {
    const kind = personEvents.find((known) => known === event)
    if (!kind) return []
    return {
      key: `${at} ${index}`,
      title: t(`people.event.${kind}`),
      detail: kind === "grade changed" ? t("people.moved", { from: fromGrade, to: toGrade }) : "",
      date: getDate(at, language),
      by,
      name,
      personID: personID ?? "",
    }
  })

export type ShownEvent = ReturnType<typeof shownEvents>[number]
