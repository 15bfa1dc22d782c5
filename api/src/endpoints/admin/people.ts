import { people } from "#contract"
import { peoplePageMax } from "#contract/limits"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import { type PersonRow, readPeople } from "../../store/accounts/people"
import { findPeople } from "../../store/accounts/people-search"
import { clearProfile, storeBlock, unblockPerson, writeGrade } from "../../store/accounts/profiles"
import { type PersonEventRow, readPersonEvents } from "../../store/accounts/person-events"
import { readSchoolId } from "../../store/accounts/schools"
import { readSubjectNames } from "../../store/accounts/teacher-subjects"
import { avatarNamed } from "../accounts/person"
import type { HandlerCall } from "../../http/call"
import { findGradeId } from "../../store/curriculum/curriculum-references"

const listPeople = implement(people.listPeople, async ({ query, store, caller, language }) => {
  const { search = "", group, after = "" } = query
  const schoolId = await readSchoolId(store, caller.id)
  const wanted = { schoolId, search: search.trim(), group, after, size: peoplePageMax }
  const { ids, next } = await findPeople(store, wanted)
  return done({ people: (await readPeople(store, ids, language)).map(toListed), next })
})

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

const showPerson = implement(people.showPerson, async ({ related: person, store, language }) => {
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
})

const eventsMax = 50

const listPeopleEvents = implement(
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

const saved = done("Saved.")

const changeGrade = implement(people.changeGrade, async (call) => {
  const { related, body, store, platform, now } = call
  const { id, grade_id: from } = related
  if (from === null) return refuse(409, "This is not the account of a pupil.")
  const to = await findGradeId(store, body.grade)
  if (to === null) return refuse(400, "Grade not found.")
  if (to === from) return saved
  const player = platform.changeOf(id)
  await player.prepare()
  const isMoved = await writeGrade(store, toChanging(call), { from, to }, now)
  await player.take()
  return isMoved ? saved : refuse(409, "Somebody else has changed the grade just now.")
})

const resetProfile = implement(people.resetProfile, async (call) => {
  await clearProfile(call.store, toChanging(call), call.now)
  return saved
})

const blockPerson = implement(people.block, async (call) => {
  const { related, body, store, caller, now } = call
  if (related.id === caller.id) return refuse(409, "You cannot block yourself.")
  const changing = toChanging(call)
  if (!body.isBlocked) {
    await unblockPerson(store, changing, now)
    return saved
  }
  const isChanged = await storeBlock(store, changing, now)
  if (isChanged || related.blocked_at !== null) return saved
  return refuse(409, "This is the last admin of the school.")
})

type BlockCall = Pick<HandlerCall<typeof people.block>, "caller" | "related">

const toChanging = ({ caller, related }: BlockCall) => ({
  personId: related.id,
  adminId: caller.id,
})

export const peopleCalls: readonly Implementation[] = [
  listPeople,
  showPerson,
  changeGrade,
  resetProfile,
  blockPerson,
  listPeopleEvents,
]
