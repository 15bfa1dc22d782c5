import { buildPages } from "../../scripts/launch/build.mjs"

/** The build that the weight suite weighs. */
export default buildPages
