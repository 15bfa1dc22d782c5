import { capabilities } from "#contract/capabilities"
import { type Implementation, implement } from "../../implement"
import { done } from "../../reply"

/** Says which calls beyond those of the specification are among these. */
export function nameOurCalls(calls: readonly Implementation[]): Implementation {
  const names = new Set(calls.flatMap(({ endpoint }) => endpoint.ours ?? []))
  return implement(capabilities, () => Promise.resolve(done({ calls: [...names].toSorted() })))
}
