import { workQuestions as calls } from "#contract"
import { classWork as limits, counts } from "#contract/limits"
import { fold } from "#game/answers/fold"
import type { HandlerCall } from "../../http/call"
import { games } from "../../games/games"
import { implement } from "../../http/implement"
import { done, RefusedReply } from "../../http/reply"
import { readSubjectIds } from "../../store/accounts/teacher-subjects"
import { findSubjectId } from "../../store/curriculum/curriculum-references"
import { readApprovedOfSubject, type SubjectPosition } from "../../store/questions/approved"
import { toLines } from "../../store/questions/questions"
import {
  readOwnFindable,
  readFindable,
  type Setting,
  type FindableRow,
} from "../../store/questions/findable"
import { readGradeOfClass } from "../../store/classes/work-content"
import { readSubjectPosition } from "../authoring/approved"

type Call = HandlerCall<typeof calls.findRounds>
type Rows = readonly FindableRow[]

const lookedThroughMax = { one: 300, set: 60 } as const

const findRounds = implement(calls.findRounds, async (call) => {
  const { query, params, store, caller } = call
  const [gradeId, subjectIds] = await Promise.all([
    readGradeOfClass(store, Number(params.classId)),
    readSubjectIds(store, caller.id),
  ])
  const setting = { teacherId: caller.id, gradeId, subjectIds }
  if (query.ids === undefined) return findBySubject(call, setting)
  const ids = query.ids
    .split(".")
    .map(Number)
    .slice(0, limits.roundsMax * limits.setMax)
  const rows = await readFindable(store, setting, ids)
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return done({ rounds: toRounds(inOrder).map(toFound(call)), next: null })
})

async function findBySubject(call: Call, setting: Setting) {
  const { query, store, caller } = call
  const { game = "five hints", language } = query
  const { subjectIds, gradeId } = setting
  const subjectId = query.subject ? await findSubjectId(store, query.subject) : subjectIds[0]
  if (!subjectId || !subjectIds.includes(subjectId))
    throw new RefusedReply(400, "subject: you teach another.")
  const isBySet = games[game].isSet
  const limit = lookedThroughMax[isBySet ? "set" : "one"]
  const chapter = query.chapter ? Number(query.chapter) : undefined
  const wanted = { gradeId, subjectId, game, limit, chapter, language, isBySet }
  const after = readSubjectPosition(query.after)
  const approved = query.own ? [] : await readApprovedOfSubject(store, { ...wanted, after })
  const seen = query.own ? await readOwnFindable(store, caller.id, { ...wanted, after }) : approved
  const firsts = seen.map(({ id }) => id)
  const rounds = isBySet
    ? inOrderOf(firsts, toRounds(await readFindable(store, setting, firsts, true)))
    : seen.map((row) => [row])
  const search = fold(query.search ?? "")
  const found = rounds.filter((rows) => rows.some((row) => holds(row, search)))
  const max = query.own ? limit : limits.foundMax
  const page = found.slice(0, max)
  const isCut = found.length > max
  const last = isCut ? approved.find(({ id }) => id === firstOf(page.at(-1))) : approved[limit - 1]
  return done({ rounds: page.map(toFound(call)), next: last ? toAfter(last) : null })
}

const firstOf = (rows: Rows | undefined) => Math.min(...(rows ?? []).map(({ id }) => id))

const inOrderOf = (firsts: readonly number[], rounds: readonly Rows[]) =>
  firsts.flatMap((first) => rounds.filter((rows) => firstOf(rows) === first))

function toRounds(rows: Rows): readonly Rows[] {
  const rounds = new Map<string, FindableRow[]>()
  for (const row of rows) {
    const round = (games[row.game].isSet && row.set_id) || String(row.id)
    rounds.set(round, [...(rounds.get(round) ?? []), row])
  }
  return [...rounds.values()].filter((each) => each.every(({ game }) => isWhole(each, game)))
}

const isWhole = ({ length }: Rows, game: FindableRow["game"]) =>
  !games[game].isSet || length === counts.items

const holds = ({ question, answer, lines }: FindableRow, search: string): boolean =>
  search === "" || fold([question, answer, lines].join("\n")).includes(search)

const toAfter = ({ chapter, language, level, position }: SubjectPosition) =>
  [chapter, language, level, position].join("-")

const toFound =
  ({ caller }: Call) =>
  (rows: Rows) => ({
    game: rows[0]?.game ?? "",
    chapter: rows[0]?.chapter ?? 0,
    isOwn: rows[0]?.author_id === caller.id,
    questions: rows.map(({ id, question, answer, lines }) => ({
      questionID: id,
      question,
      answer,
      lines: [...toLines(lines)],
    })),
  })

export const workQuestionCalls = [findRounds]
