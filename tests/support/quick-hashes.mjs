import { fileURLToPath } from "node:url"

/** For this process and its children: at 1/80 of the cost, because the suites of pages log in hundreds of times. */
export const hashQuickly = () => void (process.env["TAHADDI_QUICK_HASHES"] = "1")

export const areHashesQuick = () => process.env["TAHADDI_QUICK_HASHES"] === "1"

export const quickApi = () => ({ api: fileURLToPath(new URL("quick-api.ts", import.meta.url)) })

export const quickCost = { N: 512, r: 8, p: 1, links: 2 }
