import { people } from "#contract"
import { peoplePageMax } from "#contract/limits"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { type PersonRow, readPeople } from "../../store/accounts/listed-people"
import { findPeople } from "../../store/accounts/people-search"
import { type PersonEventRow, readPersonEvents } from "../../store/accounts/person-events"
import { readSchoolId } from "../../store/accounts/schools"
import { readSubjectNames } from "../../store/accounts/teacher-subjects"
import { avatarNamed } from "../accounts/profile"

export const listPeople = implement(
  people.listPeople,
  async ({ query, store, caller, language }) => {
    const { search = "", group, after = "" } = query
    const schoolId = await readSchoolId(store, caller.id)
    const wanted = { schoolId, search: search.trim(), group, after, size: peoplePageMax }
    const { ids, next } = await findPeople(store, wanted)
    return done({ people: (await readPeople(store, ids, language)).map(toListed), next })
  },
)

const toListed = ({ id, name, email, role, grade, subject, ...row }: PersonRow) => ({
  personID: String(id),
  name,
  email,
  role,
  gradeName: grade,
  subjectName: subject,
  isWaiting: row.is_waiting === 1,
  isBlocked: row.blocked_at !== null,
})

export const showPerson = implement(
  people.showPerson,
  async ({ related: person, store, language }) => {
    const isTeacher = person.role === "Teacher"
    const [events, subjects] = await Promise.all([
      readPersonEvents(store, {
        personId: person.id,
        schoolId: person.school_id,
        before: null,
        limit: peoplePageMax,
        language,
      }),
      isTeacher ? readSubjectNames(store, person.id, language) : [],
    ])
    return done({
      ...toListed(person),
      grade: String(person.grade_id ?? ""),
      ...(isTeacher && { subjects }),
      avatar: avatarNamed(person.avatar),
      nickname: person.nickname,
      points: person.points,
      createdAt: new Date(person.created_at).toISOString(),
      events: events.map(toEvent),
    })
  },
)

const eventsMax = 50

export const listPeopleEvents = implement(
  people.peopleEvents,
  async ({ query, store, caller, language }) => {
    const schoolId = await readSchoolId(store, caller.id)
    const before = query.before === undefined ? null : Number(query.before)
    const wanted = { personId: null, schoolId, before, limit: eventsMax + 1, language }
    const found = await readPersonEvents(store, wanted)
    const page = found.slice(0, eventsMax)
    const next = found.length > eventsMax ? String(page.at(-1)?.id) : null
    return done({ events: page.map(toEvent), next })
  },
)

const toEvent = ({ kind, at, by, person, person_id, from_grade, to_grade }: PersonEventRow) => ({
  event: kind,
  at: new Date(at).toISOString(),
  by,
  name: person,
  personID: person_id === null ? null : String(person_id),
  fromGrade: from_grade,
  toGrade: to_grade,
})
