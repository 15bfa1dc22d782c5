import { fileURLToPath } from "node:url"

/**
 * Makes the Workers that this process and its children start hash passwords at 1/80 of the cost, because the suites
 * of pages and browsers log in hundreds of times. Benches and the kills suite use the API as it is deployed.
 */
export const hashQuickly = () => void (process.env["TAHADDI_QUICK_HASHES"] = "1")

export const areHashesQuick = () => process.env["TAHADDI_QUICK_HASHES"] === "1"

/** The entry file for the bundle of the API with quick hashes. */
export const quickApi = () => ({ api: fileURLToPath(new URL("quick-api.ts", import.meta.url)) })

export const quickCost = { N: 512, r: 8, p: 1, links: 2 }
