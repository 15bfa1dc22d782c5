import { buildPages } from "../../scripts/launch/build.mjs"

/** Provides the build to the weight suite. */
export default buildPages
