import { expect, it } from "vitest"
import { capabilities } from "#contract/capabilities"
import { ourCalls } from "#contract/our-calls"
import { implementations, nameOurCalls } from "../../api/src/endpoints/implementations"
import { call } from "./support/api"

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

it("implements the capabilities call of the contract, also without extension calls", async () => {
  const none = nameOurCalls(
    implementations.filter(({ endpoint }) => !endpoint.ours && !endpoint.extension),
  )
  expect(none.endpoint).toBe(capabilities)
  expect(implementations.some(({ endpoint }) => endpoint === capabilities)).toBe(true)
})
