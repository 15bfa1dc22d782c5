import { expect, it } from "vitest"
import { liveLesson } from "#contract"
import { buildClass, join, newKey } from "./support/classes"
import * as live from "./support/live"
import { deliverLessons } from "./support/rooms"
import { run } from "./support/sql"
import { bookOf } from "./support/work"
import { enrol } from "./support/world"

const { three } = await live.buildQuestions()

it("a pupil takes a seat for classmates, who get its results in the book, and for nobody else", async () => {
  const { id, own, pupils, code: classCode } = await buildClass()
  const [first, mate] = [pupils[0], await enrol()]
  await join(mate, classCode)
  await run("UPDATE people SET nickname = 'Bold owl' WHERE id = ?", mate.id)
  const code = await live.openRoom(own, { classId: String(id), content: three, takesTables: true })
  const { body: found } = await live.find(first, code)
  expect(found).toMatchObject({ mates: [{ personID: String(mate.id), name: "Bold owl" }] })
  const mates = [mate.id, pupils[1].id, pupils[2].id].map(String)
  await live.joinRoom(first, code, { mates })
  const [seat, same] = [await live.seatOf(first, code), await live.seatOf(mate, code)]
  expect(same.player.name).toBe(seat.player.name)
  await live.press(own, code, "start")
  await live.inRoom(mate, code, "answer", { number: 1, key: newKey(), answer: "en-0" })
  await live.press(own, code, "bell")
  await live.pass(3_000, code, own)
  const hands = { right: 3, wrong: 1 }
  await live.press(own, code, { do: "hands", number: 1, ...hands }, "standings", "end")
  const { body } = await live.inRoom(own, code, "results")
  const results = liveLesson.showLiveResults.ok.parse(body)
  expect(results.questions).toMatchObject([{ hands }])
  await deliverLessons()
  for (const each of [first, mate])
    expect(await bookOf(each, Number(results.workId))).toMatchObject({
      cells: [{ a: [[1, "en-0", 1]] }],
    })
})
