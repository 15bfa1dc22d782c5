import { orNull } from "#app/forms/refusals.server"
import { shownEvents, describePerson } from "#app/people/person.server"
import type { AppContext } from "#app/server/context.server"
import { idPattern } from "#contract/limits"

/** Throws a 404 for anybody who is not of the school. */
export async function viewPerson(context: AppContext, personId: string, ownId: string) {
  const { upstream, i18n } = context
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  const [reply, grades, offers] = await Promise.all([
    upstream.people.show(personId),
    orNull(upstream.catalogue.grades()),
    context.offers(),
  ])
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const person = reply.body
  const isPupil = person.role === "Student"
  const own = person.subjects ?? [person.subjectName]
  const canTeach = person.role === "Teacher" && offers.canAssignSubjects
  const subjects = canTeach ? await orNull(upstream.catalogue.subjects()) : null
  const options = grades?.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))
  return {
    title: person.name,
    lead: describePerson({ ...person, subjectName: own.join(" · ") }, i18n),
    number: person.personID,
    email: person.email,
    points: isPupil ? person.points : null,
    isWaiting: person.isWaiting,
    isBlocked: person.isBlocked,
    isOwn: person.personID === ownId,
    canConfirm: offers.canConfirmTeachers,
    grade: isPupil && person.grade ? { grade: person.grade, grades: options ?? [] } : null,
    subjects: subjects && { all: subjects, own },
    nickname: person.nickname,
    picture: person.avatar ? i18n.t(`profile.avatars.${person.avatar}`) : "",
    erase:
      isPupil && offers.canErase
        ? `/admin/erase?${new URLSearchParams({ person: personId })}`
        : null,
    data: isPupil && offers.canShowKept ? `/admin/people/${personId}/data` : null,
    events: shownEvents(person.events, i18n),
  }
}
