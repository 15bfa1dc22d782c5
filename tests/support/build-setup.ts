import { buildPages } from "../../scripts/launch/build.mjs"

export default buildPages
