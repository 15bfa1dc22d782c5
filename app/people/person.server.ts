import type { ListedPerson } from "#contract/accounts/people"
import { roles } from "#contract/words"
import type { AppContext } from "#app/server/context.server"

export const isPersonId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Role, and grade or subject, in the reader's language: "Pupil · Grade 7". */
export function describePerson(
  { role, gradeName, subjectName }: ListedPerson,
  { t }: AppContext["i18n"],
): string {
  const known = roles.find((each) => each === role)
  return [known ? t(`role.${known}`) : role, gradeName, subjectName].filter(Boolean).join(" · ")
}
