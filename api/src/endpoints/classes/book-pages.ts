import * as z from "zod"
import type { Language } from "#contract/words"
import type { BookPupil, BookColumn, BookRow } from "../../book/book"
import {
  type BookQuestion,
  type PupilCell,
  parseCells,
  type PublishedRound,
} from "../../book/cells"
import type { WorkOfPupil } from "../../book/needs-help"
import type { Store } from "../../db/store"
import * as stored from "../../store/classes/book"
import type { PupilRow } from "../../store/classes/members"
import { readContent } from "../../store/classes/work-content"

interface PupilRounds extends BookPupil {
  readonly rounds: readonly PublishedRound[]
}

export interface BookPage {
  readonly work: stored.ListedRow
  readonly pupils: readonly PupilRounds[]
  /** Of those who have played and are none of these pupils. */
  readonly others: readonly (readonly PublishedRound[])[]
  readonly columns: readonly BookColumn[]
}

export const open = ({ works, pupils, cells, extra }: stored.BookPages): readonly BookPage[] =>
  works.map((work): BookPage => {
    const of = (row: { readonly work_id: number }) => row.work_id === work.id
    const played = new Map(cells.filter(of).map((row) => [row.person_id, parseCells(row.cells)]))
    const listed = new Set(pupils.map(({ id }) => id))
    const until = new Map(extra.filter(of).map((row) => [row.person_id, row.until_at]))
    return {
      work,
      columns: toColumns(work),
      pupils: pupils.map(({ id, joined_at }) => ({
        id,
        joinedAt: joined_at,
        until: Math.max(until.get(id) ?? 0, work.until_at),
        hasHands: work.hasHands,
        rounds: played.get(id) ?? [],
      })),
      others: [...played].flatMap(([id, rounds]) => (listed.has(id) ? [] : [rounds])),
    }
  })

function toColumns({ content }: stored.ListedRow): readonly BookColumn[] {
  const read = readContent(content)
  return read.kind === "questions"
    ? read.rounds.map(({ ids }) => ids)
    : Array.from({ length: read.rounds }, () => null)
}

export type Standings = ReadonlyMap<string, stored.StandingRow>

export const nameOf = (questionId: number, key: string) => `${questionId} ${key}`

export const playedIn = (opened: readonly BookPage[]): readonly PublishedRound[] =>
  opened.flatMap(({ pupils }) => pupils.flatMap(({ rounds }) => rounds))

export async function loadStandings(
  store: Store,
  rounds: readonly PublishedRound[],
  known: ReadonlySet<number> = new Set(),
): Promise<Standings> {
  const wrong = rounds
    .flatMap(({ answers }) => answers)
    .flatMap(({ questionId, verdict, given }) =>
      verdict === "wrong" && given !== null ? questionId : [],
    )
  const rows = await stored.readStandings(store, [...new Set(wrong.filter((id) => !known.has(id)))])
  return new Map(rows.map((row) => [nameOf(row.question_id, row.answer_key), row]))
}

const decided = z.array(z.tuple([z.string(), z.enum(["accepted", "never", "declined"]).nullable()]))

export const toStandings = ({ id, exact, standings }: stored.AskedRow) =>
  decided
    .parse(JSON.parse(standings))
    .map(
      ([key, verdict]) =>
        [nameOf(id, key), { question_id: id, answer_key: key, verdict, exact }] as const,
    )

export function toQuestions(
  standings: Standings,
  listed: readonly stored.AskedRow[] = [],
): ReadonlyMap<number, BookQuestion> {
  const rows = [...standings.values()]
  const isExact = new Map([
    ...rows.map((row) => [row.question_id, row.exact === 1] as const),
    ...listed.map((row) => [row.id, row.exact === 1] as const),
  ])
  return new Map(
    [...isExact].map(([id, exact]) => {
      const own = rows.filter((row) => row.question_id === id && row.verdict === "accepted")
      return [id, { id, isExact: exact, accepted: new Set(own.map((row) => row.answer_key)) }]
    }),
  )
}

type Chapters = ReadonlyMap<number, string>

export async function loadChapters(store: Store, opened: readonly BookPage[], language: Language) {
  const pools = new Set(playedIn(opened).map(({ poolId }) => poolId))
  const places = await stored.readPlaces(store, [...pools], language)
  return new Map(places.map(({ pool_id, chapter }) => [pool_id, chapter]))
}

export const toWorkOfPupil = (
  rounds: readonly PublishedRound[],
  cells: readonly PupilCell[],
  chapters: Chapters,
): WorkOfPupil => ({
  cells,
  chapters: new Map(
    rounds.flatMap(({ questionIds, poolId }) =>
      questionIds.map((id) => [id, chapters.get(poolId) ?? ""]),
    ),
  ),
})

const iso = (at: number) => new Date(at).toISOString()

export const toWorkOfBook = ({ id, title, rounds, from_at, until_at }: stored.WorkColumns) => ({
  workId: id,
  title,
  rounds,
  from: iso(from_at),
  until: iso(until_at),
})

export const toNamed = ({ id, name, nickname }: PupilRow) => ({
  personID: id,
  name,
  nickname,
})

export const toCells = (cells: readonly PupilCell[]) =>
  cells.map(({ answeredAt, answers, ...cell }) => ({
    ...cell,
    answeredAt: answeredAt === null ? null : iso(answeredAt),
    answers: answers.map(({ questionId, verdict, given }) => ({
      questionID: questionId,
      verdict,
      given,
    })),
  }))

export const toTotals = ({ done, right, of, seconds }: BookRow) => ({ done, right, of, seconds })
