import { platformDependencies } from "../../api/src/http/dependencies"
import { createEntrypoints } from "../../api/src/http/entrypoints"
import { createPasswords } from "../../api/src/security/password"
import { quickCost } from "./quick-hashes.mjs"

export * from "../../api/src/index"

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const { InternalApi, publicApi } = createEntrypoints({
  ...platformDependencies,
  passwords: createPasswords(random, quickCost),
})

export { InternalApi }
export default publicApi
