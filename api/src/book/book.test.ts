import { describe, expect, it } from "vitest"
import { type BookPupil, makeBook } from "./book"
import type { BookQuestion, BookAnswer, PlayedRound } from "./cells"
import { findNeeds, shareForPupils } from "./needs-help"

const [now, until] = [2_000, 1_000]

const question = (id: number, more: Partial<BookQuestion> = {}): BookQuestion => ({
  id,
  isExact: false,
  accepted: new Set(),
  ...more,
})

const answer = (
  questionId: number,
  verdict: BookAnswer["verdict"],
  given: string | null = null,
): BookAnswer => ({ questionId, verdict, given, hints: null })

const round = (
  place: number,
  answers: readonly BookAnswer[],
  more: Partial<PlayedRound> = {},
): PlayedRound => ({
  place,
  questionIds: answers.map(({ questionId }) => questionId),
  answers,
  share: null,
  answeredAt: 900,
  seconds: 30,
  ...more,
})

const pupil = (id: number, rounds: readonly PlayedRound[], more: Partial<BookPupil> = {}) => ({
  id,
  joinedAt: 0,
  until,
  rounds,
  ...more,
})

const bookOf = (
  pupils: readonly BookPupil[],
  {
    columns = [[1]],
    questions = [question(1)],
  }: { columns?: (number[] | null)[]; questions?: BookQuestion[] } = {},
) =>
  makeBook({ columns, pupils, now, questions: new Map(questions.map((each) => [each.id, each])) })

const cellOf = (rounds: readonly PlayedRound[], more: Partial<BookPupil> = {}) =>
  bookOf([pupil(1, rounds, more)]).rows[0]?.cells[0]

describe("a cell", () => {
  it.each([
    ["right", [round(0, [answer(1, "right", "Cairo")])], {}],
    ["wrong", [round(0, [answer(1, "wrong", "Paris")])], {}],
    ["blank", [round(0, [answer(1, "blank", "")])], {}],
    ["blank", [round(0, [], { questionIds: [1] })], {}],
    ["open", [round(0, [], { questionIds: [1] })], { until: 3_000 }],
    ["open", [], { until: 3_000 }],
    ["absent", [], {}],
    ["joinedLater", [], { joinedAt: 1_500 }],
    ["hands", [], { hasHands: true }],
    ["wrong", [round(0, [answer(1, "wrong", "Paris")])], { joinedAt: 1_500 }],
  ] as const)("is %s", (mark, rounds, more) => {
    expect(cellOf(rounds, more)?.mark).toBe(mark)
  })

  it("keeps the verdict of a late answer", () => {
    const late = [round(0, [answer(1, "right", "Cairo")], { answeredAt: 1_100 })]
    expect(cellOf(late)).toMatchObject({ mark: "right", isLate: true })
  })

  it("is partly right for a set and for statements", () => {
    const set = round(0, [answer(1, "right", "a"), answer(2, "wrong", "b"), answer(3, "blank", "")])
    const statements = round(0, [answer(1, "wrong")], { share: 5 / 6 })
    expect(cellOf([set])).toMatchObject({ mark: "part", right: 1, of: 3 })
    expect(cellOf([statements])).toMatchObject({ mark: "part", right: 5, of: 6 })
    expect(cellOf([{ ...statements, share: 0 }])).toMatchObject({ mark: "wrong", of: 6 })
  })

  it("has the hints of its question", () => {
    expect(cellOf([round(0, [{ ...answer(1, "right", "Cairo"), hints: 3 }])])?.hints).toBe(3)
  })
})

it("finds the questions of a choice in each pupil's own order, and those of a chapter by place", () => {
  const rounds = [round(0, [answer(2, "wrong", "b")]), round(1, [answer(1, "right", "a")])]
  const marksIn = (columns: (number[] | null)[]) =>
    bookOf([pupil(1, rounds)], { columns }).rows[0]?.cells.map(({ mark }) => mark)
  expect(marksIn([[1], [2], [3]])).toEqual(["right", "wrong", "absent"])
  expect(marksIn([null, null, null])).toEqual(["wrong", "right", "absent"])
})

it("adds up what a pupil has done", () => {
  const rounds = [round(0, [answer(1, "right", "a")]), round(1, [answer(2, "blank", "")])]
  const [row] = bookOf([pupil(1, rounds)], { columns: [[1], [2], [3]] }).rows
  expect(row).toMatchObject({ done: 2, right: 1, of: 2, seconds: 60 })
})

describe("the questions", () => {
  const five = [1, 2, 3, 4, 5]

  it("are listed hardest first from five answers on, and the others after them", () => {
    const pupils = five.map((id) =>
      pupil(id, [
        round(0, [answer(1, id === 1 ? "wrong" : "right", "x")]),
        round(1, [answer(2, id < 4 ? "wrong" : "right", "x")]),
        ...(id < 5 ? [round(2, [answer(3, "wrong", "x")])] : []),
      ]),
    )
    const { questions } = bookOf(pupils, { columns: [[1], [2], [3]] })
    expect(questions.map(({ id, isRanked }) => [id, isRanked])).toEqual([
      [2, true],
      [1, true],
      [3, false],
    ])
    expect(questions[0]).toMatchObject({ right: 2, wrong: 3, blank: 0, column: 1 })
  })

  it("put wrong answers together by the judge's key, the commonest three first", () => {
    const given = ["Paris", "paris ", "Paris", "Rome", "rome!", "Oslo", "Bern", "Bern", "Bern", "?"]
    const pupils = given.map((text, id) => pupil(id, [round(0, [answer(1, "wrong", text)])]))
    const [first] = bookOf(pupils).questions
    expect(first?.wrongAnswers).toEqual([
      { key: "bern", text: "Bern", people: 3 },
      { key: "paris", text: "Paris", people: 3 },
      { key: "rome", text: "Rome", people: 2 },
    ])
  })

  it("keep capitals apart where an answer counts as it is written", () => {
    const pupils = ["co", "CO"].map((text, id) => pupil(id, [round(0, [answer(1, "wrong", text)])]))
    const [first] = bookOf(pupils, { questions: [question(1, { isExact: true })] }).questions
    expect(first?.wrongAnswers).toHaveLength(2)
  })
})

it("counts every answer as right that equals an accepted one, and says how many were accepted", () => {
  const pupils = ["Al Qahira", "al-qahira", "Paris"].map((text, id) =>
    pupil(id, [round(0, [answer(1, "wrong", text)])]),
  )
  const { rows, questions, accepted } = bookOf(pupils, {
    questions: [question(1, { accepted: new Set(["al qahira"]) })],
  })
  expect(rows.map(({ cells }) => cells[0]?.mark)).toEqual(["right", "right", "wrong"])
  expect(questions[0]?.wrongAnswers.map(({ text }) => text)).toEqual(["Paris"])
  expect(accepted).toBe(1)
})

describe("a pupil", () => {
  const chapters = new Map([1, 2, 3, 4].map((id) => [id, id === 4 ? "Verbs" : "Sets"]))
  const wrong = (ids: readonly number[]) =>
    bookOf(
      [
        pupil(
          1,
          ids.map((id, at) => round(at, [answer(id, "wrong", "x")])),
        ),
      ],
      {
        columns: ids.map((id) => [id]),
      },
    ).rows[0]?.cells ?? []
  const absent = bookOf([pupil(1, [])]).rows[0]?.cells ?? []
  const ofWorks = (...works: (typeof absent)[]) =>
    findNeeds(works.map((cells) => ({ cells, chapters })))

  it("needs help after three wrong answers in one chapter, in one piece of work or several", () => {
    expect(ofWorks(wrong([1, 2, 4]))).toBeNull()
    expect(ofWorks(wrong([1, 2, 3]))).toEqual({ chapters: ["Sets"], notBegun: 0 })
    expect(ofWorks(wrong([1, 2]), wrong([3]))).toEqual({ chapters: ["Sets"], notBegun: 0 })
  })

  it("needs help who has not begun two pieces of work", () => {
    expect(ofWorks(absent, wrong([1]))).toBeNull()
    expect(ofWorks(absent, absent)).toEqual({ chapters: [], notBegun: 2 })
  })

  it("is told the average of the class from five pupils on", () => {
    const four = [1, 2, 3, 4].map(() => ({ right: 1, of: 2 }))
    expect(shareForPupils([...four, { right: 0, of: 0 }])).toBeNull()
    expect(shareForPupils([...four, { right: 1, of: 1 }])).toBe(0.6)
  })
})
