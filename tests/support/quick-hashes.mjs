import { fileURLToPath } from "node:url"

/**
 * The Workers that this process and its children start hash passwords at a hundredth of the cost: suites of
 * pages and of browsers log in hundreds of times. Benches and the suite of kills take the API as it is
 * deployed, and the suite of the contract hashes at the full cost.
 */
export const hashQuickly = () => void (process.env["TAHADDI_QUICK_HASHES"] = "1")

export const areHashesQuick = () => process.env["TAHADDI_QUICK_HASHES"] === "1"

/** What the bundle of the API begins with there. */
export const quickApi = () => ({ api: fileURLToPath(new URL("quick-api.ts", import.meta.url)) })

export const quickCost = { N: 512, r: 8, p: 1, links: 2 }
