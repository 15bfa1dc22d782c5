import { expect, it } from "vitest"
import { capabilities } from "#contract/capabilities"
import { ourCalls } from "#contract/our-calls"
import { implementations, nameOurCalls } from "../../api/src/endpoints/implementations"
import { call } from "./support/api"
import { fillBothCategories } from "./support/both-categories"
import { buildSchool } from "./support/world"

it("lists the implemented extension calls, for anybody", async () => {
  const { status, body } = await call("/api/capabilities")
  const { calls } = capabilities.ok.parse(body)
  expect(status).toBe(200)
  expect(calls).toContain("near-copies")
  for (const name of ourCalls)
    expect([name, calls.includes(name)]).toEqual([
      name,
      implementations.some(({ endpoint: { ours, extension, ourFields = {} } }) =>
        [ours, extension, ...Object.values(ourFields)].includes(name),
      ),
    ])
})

it("says whether visitors have nothing to try", async () => {
  await buildSchool()
  expect((await call("/api/capabilities")).body).toMatchObject({ isEmpty: true })
  await fillBothCategories(1)
  expect((await call("/api/capabilities")).body).not.toHaveProperty("isEmpty")
})

it("implements the capabilities call of the contract, also without extension calls", async () => {
  const none = nameOurCalls(
    implementations.filter(({ endpoint }) => !endpoint.ours && !endpoint.extension),
  )
  expect(none.endpoint).toBe(capabilities)
  expect(implementations.some(({ endpoint }) => endpoint === capabilities)).toBe(true)
})
