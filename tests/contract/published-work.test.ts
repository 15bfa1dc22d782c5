import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { expect, it } from "vitest"
import type { PublishedMessage } from "../../api/src/index"
import { publish } from "../../api/src/player/publish"
import { dice, pick, type Roll } from "../support/dice.mjs"
import { clock } from "./support/api"
import { inPlay } from "./support/players"
import { answerHints, ask, drawHints, playOut } from "./support/rounds"
import { getRow } from "./support/sql"
import { bookOf, buildWork, choose, questionsIn, setWork } from "./support/work"
import { addPool, buildSchool, type Member } from "./support/world"

await buildSchool()
const questions = await questionsIn(await addPool({ chapter: 1 }, 8))
const ofThree = (from: number) => choose(...questions.slice(from, from + 3).map((id) => [id]))

const objectOf = ({ id }: Member) => env.PLAY.getByName(String(id))

/** The longest wait for the message of a write, of the object and of the queue, in ms. */
const waits: number[] = []
const queueMs = 1_000

/** The object publishes nothing by itself, as between a write and its alarm; a kill ends this. */
const hold = (pupil: Member) =>
  runInDurableObject(objectOf(pupil), async (object, { storage }) => {
    await object.open(pupil.id)
    object.publish = async () => {
      const alarmAt = await storage.getAlarm()
      if (alarmAt !== null) waits.push(alarmAt - Date.now() + queueMs)
    }
  })

async function ring(pupil: Member): Promise<readonly PublishedMessage[]> {
  const sent: PublishedMessage[] = []
  await runInDurableObject(objectOf(pupil), async (object, { storage }) => {
    const send = async (message: PublishedMessage) => void sent.push(message)
    const { bindings } = object
    object.bindings = { ...bindings, DB: env.DB, BOARD: env.BOARD, PUBLISHED: { send } }
    await storage.setAlarm(Date.now() + 60_000)
  })
  await runDurableObjectAlarm(objectOf(pupil))
  await runInDurableObject(objectOf(pupil), (_, { storage }) => storage.deleteAlarm())
  return sent
}

const deliver = (messages: readonly PublishedMessage[]) =>
  publish(messages, { ...env, PUBLISHED: { send: async () => {} } })

class Sequence {
  readonly verdicts: ReadonlyMap<number, boolean[]>
  #queue: PublishedMessage[] = []

  constructor(
    private readonly pupil: Member,
    private readonly works: readonly number[],
    private readonly roll: Roll,
  ) {
    this.verdicts = new Map(works.map((id) => [id, []]))
  }

  async goOn(): Promise<void> {
    clock.now += 1 + this.roll(60_000)
    await hold(this.pupil)
    await pick(this.roll, [
      this.#play,
      this.#play,
      this.#begin,
      this.#outside,
      this.#send,
      this.#arrive,
      this.#kill,
    ]).call(this)
  }

  async end(): Promise<void> {
    for (let sent = await ring(this.pupil); sent.length > 0; sent = await ring(this.pupil))
      await deliver(sent)
    await deliver(this.#queue)
  }

  async #play(): Promise<void> {
    const work = pick(this.roll, this.works)
    if ((await ask(this.pupil, { work })).status !== 200) return
    const isRight = this.roll(3) > 0
    const round = await drawHints(this.pupil, { work })
    await answerHints(this.pupil, round, isRight ? undefined : "something else")
    this.verdicts.get(work)?.push(isRight)
  }

  async #begin(): Promise<void> {
    await ask(this.pupil, { work: pick(this.roll, this.works) })
  }

  async #outside(): Promise<void> {
    await playOut(this.pupil, { chapter: 1 })
  }

  async #send(): Promise<void> {
    this.#queue.push(...(await ring(this.pupil)))
  }

  /** In any order; some are lost, and some come again. */
  async #arrive(): Promise<void> {
    const arrived = this.#queue.toSorted(() => this.roll(3) - 1).slice(this.roll(2))
    await deliver(arrived)
    if (this.roll(2) === 0) this.#queue = []
  }

  async #kill(): Promise<void> {
    await abortAllDurableObjects()
  }
}

it.each(Array.from({ length: 5 }, (_, seed) => seed))(
  "the book ends equal to the object, whatever the queue and kills do (sequence %d)",
  async (seed) => {
    const { teacher, classId, pupil, workId } = await buildWork({ content: ofThree(0) })
    const works = [workId, await setWork(teacher, classId, { content: ofThree(3) })]
    const sequence = new Sequence(pupil, works, dice(seed))
    for (let step = 0; step < 18; step += 1) await sequence.goOn()
    await sequence.end()
    for (const [id, verdicts] of sequence.verdicts) {
      const rounds = await inPlay(
        pupil.id,
        "SELECT place, questions, answered_at FROM work_rounds WHERE work_id = ? ORDER BY place",
        id,
      )
      const book = await bookOf(pupil, id)
      const cells: readonly { n: number; q: number[]; at?: number; a: [number][] }[] =
        book?.cells ?? []
      expect(cells.map(({ n, q, at = null }) => [n, q, at])).toEqual(
        rounds.map(({ place, questions: asked, answered_at: at }) => [
          place,
          JSON.parse(String(asked)),
          at,
        ]),
      )
      const told = cells.flatMap(({ a }) => a.map(([isRight]) => isRight === 1))
      expect(told.toSorted()).toEqual(verdicts.toSorted())
      const isFinished = verdicts.length === 3
      const right = verdicts.filter(Boolean).length
      if (book) expect(book).toMatchObject({ done: verdicts.length, right, isFinished })
      const counts = await getRow("SELECT began, finished FROM works WHERE id = ?", id)
      expect(counts).toEqual({ began: Number(rounds.length > 0), finished: Number(isFinished) })
    }
  },
)

it("a finished round is in the book within three seconds", () => {
  expect(waits.length).toBeGreaterThan(0)
  expect(Math.max(...waits)).toBeLessThanOrEqual(3_000)
})
