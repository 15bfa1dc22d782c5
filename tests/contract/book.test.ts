import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { book as calls } from "#contract"
import { createStore } from "../../api/src/db/store"
import { erasePerson } from "../../api/src/store/accounts/personal-data"
import { call } from "./support/api"
import { buildClass, ofClass } from "./support/classes"
import { addPupils, buildBook, type Given, play, playRounds } from "./support/book"
import { costs, measure, tellCosts } from "./support/row-costs"
import { run } from "./support/sql"
import { choose, ended, ofChapter, ofWork, questionsIn, setWork } from "./support/work"
import { addPool, buildSchool, type Member } from "./support/world"

await buildSchool()

const showBook = async (teacher: Member, workId: number) =>
  calls.bookOfWork.ok.parse((await ofWork(teacher, workId, "book")).body)

describe("the book of a piece of work", () => {
  it("shows a class what it has played, hardest first, and nobody who is not in it", async () => {
    const { own, code, workId, questions, pupils } = await buildBook(3)
    const others = await addPupils(code, 5)
    for (const each of others)
      await play(workId, each, questions, [
        [1, "yes"],
        [0, "Paris"],
      ])
    for (const each of [pupils[1], pupils[2]])
      await play(workId, each, questions, [
        [1, "yes"],
        [0, "gone"],
      ])
    const shown = await showBook(own, workId)
    expect(shown.pupils).toHaveLength(6)
    expect(shown.pupils.find(({ personID }) => personID === String(others[0]?.id))).toMatchObject({
      done: 2,
      right: 1,
      seconds: 120,
      cells: [{ mark: "right", hints: 2 }, { mark: "wrong" }, { mark: "open" }],
    })
    expect(shown.questions.map(({ questionID }) => Number(questionID))).toEqual(
      [1, 0, 2].map((at) => questions[at]),
    )
    expect(shown.questions[0]).toMatchObject({
      wrong: 7,
      isRanked: true,
      wrongAnswers: [{ key: "paris", people: 5, may: "ask", standing: "open" }],
    })
    expect(JSON.stringify(shown)).not.toContain("gone")
  })

  it("keeps the counts of pupils who were erased, and nothing that they wrote", async () => {
    const { own, code, workId, questions } = await buildBook(3)
    const [first, ...others] = await addPupils(code, 6)
    const given: Given[] = [
      [1, "yes"],
      [0, "Paris"],
      [0, " "],
    ]
    for (const each of [first, ...others]) if (each) await play(workId, each, questions, given)
    const figures = async () =>
      (await showBook(own, workId)).questions.map(({ wrongAnswers: _, ...counts }) => counts)
    const before = await figures()
    expect(before).toMatchObject([{ wrong: 6 }, { blank: 6 }, { right: 6, isRanked: true }])
    for (const { id } of others) await erasePerson(createStore(env.DB), { id, email: "" }, [])
    expect(await figures()).toEqual(before)
    const shown = await showBook(own, workId)
    expect(shown.pupils.filter(({ done }) => done > 0)).toHaveLength(1)
    expect(shown.questions[0]?.wrongAnswers).toMatchObject([{ people: 1 }])
  })

  it("keeps the counts of a chapter's questions that only pupils who left or were erased have answered", async () => {
    const { id, own, code, questions } = await buildBook(3)
    const workId = await setWork(own, id, { content: ofChapter() })
    const [inside, left, erased] = await addPupils(code, 3)
    for (const [at, each] of [inside, left, erased].entries())
      if (each) await play(workId, each, questions.slice(at), [[0, `Paris ${at}`]])
    await call(`/api/my-classes/${id}/leave`, { token: left?.token ?? "", body: {} })
    await erasePerson(createStore(env.DB), { id: erased?.id ?? 0, email: "" }, [])
    const shown = await showBook(own, workId)
    expect(shown.questions.map(({ wrong, wrongAnswers }) => [wrong, wrongAnswers.length])).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
    ])
  })

  it("is one of five answers and of the class alone for a pupil", async () => {
    const { code, workId, questions, pupils } = await buildBook(2)
    await play(workId, pupils[0], questions, [[1, "yes"]])
    const own = async () =>
      calls.ownCells.ok.parse((await ofWork(pupils[0], workId, "own-cells")).body)
    expect(await own()).toMatchObject({
      done: 1,
      cells: [{ mark: "right" }, { mark: "open" }],
      classShare: null,
    })
    for (const each of await addPupils(code, 4)) await play(workId, each, questions, [[0, "no"]])
    expect((await own()).classShare).toBe(0.2)
  })

  it("compares a pupil with the class by one measure: questions of a set, with what was accepted since", async () => {
    const { id, own, code, pupils } = await buildClass()
    const set = await questionsIn(
      await addPool({ chapter: 2, game: "DifficultyLevel" }, [1, 1, 1, 1, 1]),
    )
    const workId = await setWork(own, id, { content: choose(set) })
    const given = set.map((_, at): Given => (at < 3 ? [1, "yes"] : [0, `Paris ${at}`]))
    for (const each of [pupils[0], ...(await addPupils(code, 4))])
      await playRounds(workId, each, [{ questions: set, given }])
    const shown = async () =>
      calls.ownCells.ok.parse((await ofWork(pupils[0], workId, "own-cells")).body)
    expect(await shown()).toMatchObject({ right: 3, of: 5, classShare: 0.6 })
    await run(
      `INSERT INTO appealed (question_id, answer_key, text, people, opened_at, verdict, decided_at)
        VALUES (?, 'paris 3', 'Paris 3', 5, 0, 'accepted', 0)`,
      set[3],
    )
    expect(await shown()).toMatchObject({ right: 4, of: 5, classShare: 0.8 })
  })

  it("reads at most 200 rows for 40 pupils and 30 questions", async () => {
    const { id, own, code, questions, workId } = await buildBook(30)
    const wrong = questions.map((_, at): Given => [0, `Paris ${at % 3}`])
    for (const each of await addPupils(code, 39)) await play(workId, each, questions, wrong)
    await measure(calls.bookOfWork, [200, "40 pupils, 30 questions"], () => showBook(own, workId))
    await measure(calls.bookOfClass, [220, "40 pupils, one work"], () => ofClass(own, id, "book"))
    tellCosts()
    expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  })
})

describe("the book of a class", () => {
  it("says who needs help, in all pieces of work and of one pupil", async () => {
    const { id, own, pupils, workId, questions } = await buildBook(3)
    await play(
      workId,
      pupils[0],
      questions,
      questions.map((): Given => [0, "Paris"]),
    )
    const content = choose(questions.slice(0, 1))
    const first = await setWork(own, id, { content, ...ended })
    await run("UPDATE class_pupils SET joined_at = 0 WHERE class_id = ?", id)
    const ofPupil = async () =>
      calls.bookOfPupil.ok.parse((await ofClass(own, id, `book/${pupils[0].id}`)).body)
    expect(await ofPupil()).toMatchObject({
      needs: { notBegun: 0 },
      works: [
        { workId: String(workId), of: 3, right: 0 },
        { workId: String(first), done: 0 },
      ],
    })
    await setWork(own, id, { content, ...ended })
    const whole = calls.bookOfClass.ok.parse((await ofClass(own, id, "book")).body)
    expect(whole.works).toHaveLength(3)
    expect(whole.pupils).toMatchObject([
      {
        needs: { chapters: [expect.any(String)], notBegun: 2 },
        works: [{ isBegun: true }, {}, {}],
      },
    ])
  })

  it("has eight pieces of work on a page, and nothing that was over before a pupil came", async () => {
    const { id, own, questions } = await buildBook(1)
    const content = choose(questions)
    for (let at = 0; at < 8; at += 1) await setWork(own, id, { content, ...ended })
    const page = async (more = "") =>
      calls.bookOfClass.ok.parse((await ofClass(own, id, `book${more}`)).body)
    const first = await page()
    expect(first.works).toHaveLength(8)
    expect(first.pupils[0]).toMatchObject({ needs: null, works: [{}, ...Array(7).fill(null)] })
    const last = await page(`?after=${first.next}`)
    expect([last.works.length, last.next]).toEqual([1, null])
  })

  it("is open for a pupil who has more time than the class", async () => {
    const { id, own, code, pupils, questions } = await buildBook(1)
    const [other] = await addPupils(code, 1)
    const late = await setWork(own, id, { content: choose(questions), ...ended })
    await run("UPDATE class_pupils SET joined_at = 0 WHERE class_id = ?", id)
    await ofWork(own, late, "extra", { personID: pupils[0].id, until: "2026-09-20T08:00" })
    const shown = calls.bookOfClass.ok.parse((await ofClass(own, id, "book")).body)
    const openTo = (id = 0) =>
      shown.pupils.find(({ personID }) => personID === String(id))?.works.at(1)?.isOpen
    expect([openTo(pupils[0].id), openTo(other?.id)]).toEqual([true, false])
  })

  it("has no page for a pupil of another class, or one who has left", async () => {
    const [one, other] = [await buildClass(), await buildClass()]
    const asked = [other.pupils[0], one.pupils[1], one.pupils[2], one.own, { id: 987_654 }]
    for (const { id } of asked)
      expect((await ofClass(one.own, one.id, `book/${id}`)).status).toBe(404)
  })
})
