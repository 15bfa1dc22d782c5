import { expect, test } from "vitest"
import { decode, encode } from "./data-as-json.mjs"

class Refused {
  constructor(readonly status: number) {}
}

const toParts = (value: unknown) =>
  value instanceof Refused ? ["Refused", value.status, { why: "late" }] : undefined
const fromParts = (type: unknown, status: unknown) =>
  type === "Refused" ? { value: new Refused(Number(status)) } : undefined

const send = async (value: unknown) => {
  const { value: arrived } = await decode(encode(value, { plugins: [toParts] }), {
    plugins: [fromParts],
  })
  return arrived
}

test("data arrive as they were", async () => {
  const data = { root: { data: { names: ["ليلى", '"\\<>'], none: null, is: false, "": [[], {}] } } }
  expect(await send(data)).toEqual(data)
})

test("what Remix has a type for is constructed anew, wherever it is", async () => {
  expect(await send(new Refused(404))).toEqual(new Refused(404))
  const data = { errors: { "routes/login": new Refused(503) }, list: [new Refused(1)] }
  expect(await send(data)).toEqual(data)
})

test("data that look like a type are not constructed", async () => {
  expect(await send({ field: { $: ["Refused", 404] } })).toEqual({ field: {} })
})

test("a result without data keeps its key", async () => {
  expect(await send({ data: undefined, other: undefined })).toEqual({ data: null })
})
