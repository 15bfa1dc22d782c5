import { expect, it } from "vitest"
import { corrected, setMade } from "./samples/authoring"
import { decide, make, paths } from "./support/made"
import { askFor, drawSet } from "./support/rounds"
import { getRow } from "./support/sql"
import { post, send } from "./support/versions"
import { buildSchool, enrol } from "./support/world"

await buildSchool()
const author = await enrol("Teacher")
const admin = await enrol("Admin")

let written = 0
const sendAnswer = async (answer: string, more: object = {}) => {
  written += 1
  return send(author, `Which is number ${written}?`, { answer, ...more })
}
async function approved(answer: string, more: object = {}) {
  const id = await sendAnswer(answer, more)
  await decide("approve", id, admin)
  return id
}
const retire = (id: number) => post(admin, `/api/Admin/retire/${id}`)
const drawn = async (language = "en") =>
  (await askFor("HintGame", await enrol(), { language })).body as { signs?: string }

it("offers the signs of all answers in play, the most frequent first", async () => {
  const nile = await approved("Nile")
  expect(await drawn()).not.toHaveProperty("signs")
  const [area, squares] = [await approved("πr²|pi r²"), await approved("x²")]
  expect(await drawn()).toMatchObject({ signs: "²π" })
  await retire(area)
  expect(await drawn()).toMatchObject({ signs: "²" })
  await post(admin, `/api/Admin/put-back/${area}`)
  await retire(squares)
  expect(await drawn()).toMatchObject({ signs: "²π" })
  await retire(area)
  expect(await drawn()).not.toHaveProperty("signs")
  await retire(nile)
})

it("follows versions, corrections and decisions that are undone", async () => {
  const id = await approved("√2")
  expect(await drawn()).toMatchObject({ signs: "√" })
  const newer = await sendAnswer("∛2", { replaces: [id] })
  expect(await drawn()).toMatchObject({ signs: "√" })
  const texts = { ...corrected, answer: "∜2" }
  expect(await post(admin, `/api/Admin/correct/${newer}`, texts)).toBe(200)
  await decide("approve", newer, admin)
  expect(await drawn()).toMatchObject({ signs: "∜" })
  expect(await post(admin, `/api/Admin/undo/${newer}`)).toBe(200)
  expect(await drawn()).toMatchObject({ signs: "√" })
  await retire(id)
})

it("keeps languages and games apart, and offers at most twelve", async () => {
  const ids = [await approved("ΑΒΓΔΕΖΗΘΙΚΛΜΝ"), await approved("10³ م", { language: "ar" })]
  expect((await drawn()).signs).toHaveLength(12)
  expect(await drawn("ar")).toMatchObject({ signs: "³" })
  const questions = setMade.questions.map((item, at) =>
    at === 3 ? { ...item, answer: "½" } : item,
  )
  await make(paths.educationSet, author, { ...setMade, questions })
  const last = (await getRow<{ n: number }>("SELECT max(id) AS n FROM questions"))?.n ?? 0
  for (let id = last - 5; id <= last; id += 1) await decide("approve", id, admin)
  const { body } = await drawSet(await enrol())
  expect(body.map((item) => item.signs)).toEqual(Array(6).fill("½"))
  for (const id of ids) await retire(id)
})
