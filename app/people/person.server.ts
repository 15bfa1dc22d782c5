import type { ListedPerson, ListedEvent } from "#contract/accounts/people"
import { roles } from "#contract/words"
import { personEvents } from "#contract/accounts/person-events"
import type { AppContext } from "#app/server/context.server"
import { getDate } from "#app/i18n/dates.server"

export function describePerson(
  { role, gradeName, subjectName }: ListedPerson,
  { t }: AppContext["i18n"],
): string {
  const known = roles.find((each) => each === role)
  return [known ? t(`role.${known}`) : role, gradeName, subjectName].filter(Boolean).join(" · ")
}

export const shownEvents = (events: readonly ListedEvent[], { language, t }: AppContext["i18n"]) =>
  events.flatMap(({ event, at, by, name, personID, fromGrade, toGrade }, index) => {
    const kind = personEvents.find((known) => known === event)
    if (!kind) return []
    const moved =
      kind === "grade changed" ? t("people.moved", { from: fromGrade, to: toGrade }) : ""
    return {
      key: `${at} ${index}`,
      title: t(`people.event.${kind}`),
      detail: kind === "school named" ? name : moved,
      date: getDate(at, language),
      by,
      name,
      personID: personID ?? "",
    }
  })

export type ShownEvent = ReturnType<typeof shownEvents>[number]
