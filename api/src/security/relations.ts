import type { Endpoint, Relation } from "#contract/endpoint"
import type { Language } from "#contract/words"
import type { Store } from "../db/store"
import { RefusedReply } from "../http/reply"
import { type PersonRow, readColleague } from "../store/accounts/people"
import { isInSchoolOf, isPupilOf, isTeacherOf } from "../store/classes/classes"
import { readRoomOfTeacher, type RoomRow } from "../store/classes/live-rooms"
import { readWorkOfPupil, type OwnWorkRow } from "../store/classes/own-works"
import { readWorkOfTeacher, type WorkRow } from "../store/classes/works"
import { isAuthor } from "../store/questions/my-questions"
import type { Caller } from "./recognise-caller"

interface RelationCall {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
  readonly language: Language
}

interface RelationRows {
  readonly colleague: PersonRow
  readonly author: true
  readonly "author or admin": true
  readonly "teacher of the class": true
  readonly "pupil of the class": true
  readonly "class of the school": true
  readonly "teacher of the work's class": WorkRow
  readonly "pupil of the work's class": OwnWorkRow
  readonly "teacher of the room": RoomRow
}

export type RelatedTo<E extends Endpoint> = E extends {
  readonly relation: infer R extends Relation
}
  ? RelationRows[R]
  : null

interface Authorisation<R extends Relation> {
  readonly refusal: string
  readonly find: (asked: RelationCall, store: Store) => Promise<RelationRows[R] | undefined | false>
}

const noQuestion = "Question not found."

const noClass = "Class not found."

const noRoom = "Room not found."

const noWork = "Work not found."

const inClass = ({ caller, params }: RelationCall) => ({
  id: Number(params["classId"]),
  personId: caller.id,
})

const inWork = ({ caller, params }: RelationCall) => ({
  id: Number(params["workId"]),
  personId: caller.id,
})

const ofAuthor = async ({ caller, params }: RelationCall, store: Store) =>
  isAuthor(store, Number(params["questionId"]), caller.id)

const authorisations: { readonly [R in Relation]: Authorisation<R> } = {
  colleague: {
    refusal: "There is no such person.",
    find: ({ caller, params, language }, store) =>
      readColleague(store, Number(params["personId"]), caller.id, language),
  },
  author: { refusal: noQuestion, find: ofAuthor },
  "author or admin": {
    refusal: noQuestion,
    find: async (asked, store) => asked.caller.role === "Admin" || ofAuthor(asked, store),
  },
  "teacher of the class": {
    refusal: noClass,
    find: (asked, store) => isTeacherOf(store, inClass(asked)),
  },
  "pupil of the class": {
    refusal: noClass,
    find: (asked, store) => isPupilOf(store, inClass(asked)),
  },
  "class of the school": {
    refusal: noClass,
    find: (asked, store) => isInSchoolOf(store, inClass(asked)),
  },
  "teacher of the work's class": {
    refusal: noWork,
    find: (asked, store) => readWorkOfTeacher(store, inWork(asked)),
  },
  "pupil of the work's class": {
    refusal: noWork,
    find: (asked, store) => readWorkOfPupil(store, inWork(asked)),
  },
  "teacher of the room": {
    refusal: noRoom,
    find: ({ caller, params }, store) =>
      readRoomOfTeacher(store, { code: params["code"] ?? "", personId: caller.id }),
  },
}

type AnyRelationCall = Omit<RelationCall, "caller"> & { readonly caller: Caller | null }

/** What the relation leads to that an endpoint asks for. @throws Refusal with 404 if the caller is not so related */
export async function authoriseRelation<E extends Endpoint>(
  endpoint: E,
  asked: AnyRelationCall,
  store: Store,
): Promise<RelatedTo<E>>
export async function authoriseRelation(
  { relation }: Endpoint,
  { caller, ...asked }: AnyRelationCall,
  store: Store,
): Promise<unknown> {
  if (!relation) return null
  const { refusal, find } = authorisations[relation]
  const related = caller && (await find({ ...asked, caller }, store))
  if (!related) throw new RefusedReply(404, refusal)
  return related
}
