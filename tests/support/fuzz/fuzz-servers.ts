import { readdirSync } from "node:fs"
import { allForms } from "../all-forms"
import { endpoints } from "../../../api/src/openapi/serve-document"
import { patternOfRoute, routesFolder } from "../log-check"
import { cookiesOf, tokenOf } from "../plain-client.mjs"
import { askExactly } from "../raw-address"
import { faultOf, fieldsOfCalls, oddRequests, people, type Odd, type Target } from "./requests"

const atOnce = 6
/** The memory of Node does not hold a hundred thousand requests at once. */
const batchSize = 3000

const pageTargets: readonly Target[] = [
  ...readdirSync(routesFolder).map((folder) => ({ path: patternOfRoute(folder), fields: [] })),
  ...allForms.map(({ path, texts, with: fixed = {} }) => ({
    path,
    fields: [...Object.keys(texts), ...Object.keys(fixed)],
  })),
]

const callTargets: readonly Target[] = [
  ...endpoints.map(({ path }) => path),
  "/healthz",
  "/images/{name}",
  "/{splat}",
].map((path) => ({ path, fields: fieldsOfCalls }))

interface Batch {
  readonly site: string
  readonly api: string
  readonly count: number
  readonly seed: number
}

export async function fuzz({ count, seed, ...servers }: Batch) {
  const statuses: Record<string, number> = {}
  const found: { fault: string; request: Odd }[] = []
  const outcome = { sent: 0, statuses, largest: 0, found }
  for (let sent = 0; sent < count; sent += batchSize) {
    const batch = { ...servers, count: Math.min(batchSize, count - sent), seed: seed + sent }
    await sendBatch(batch, outcome)
  }
  return outcome
}

type Outcome = Awaited<ReturnType<typeof fuzz>>

/** Sends a batch and adds its results to the outcome. Logs in first, since an earlier batch may have logged out. */
async function sendBatch({ site, api, count, seed }: Batch, outcome: Outcome): Promise<void> {
  const proofs: Record<string, Readonly<Record<string, string>>> = {}
  for (const who of people) {
    proofs[`${who} ${site}`] = { Cookie: await cookiesOf(site, who) }
    const token = await tokenOf(api, who)
    proofs[`${who} ${api}`] = token ? { Authorization: `Bearer ${token}` } : {}
  }
  const ofApi = Math.round(count / 3)
  const requests = [
    ...oddRequests(pageTargets, count - ofApi, seed).map((request) => ({ base: site, request })),
    ...oddRequests(callTargets, ofApi, seed).map((request) => ({ base: api, request })),
  ]
  const line = requests.values()
  const work = async () => {
    for (const { base, request } of line) {
      const headers = { ...proofs[`${request.as} ${base}`], ...request.headers }
      const answer = await ask(base, { ...request, headers })
      outcome.sent += 1
      const status = String(answer?.status ?? "none")
      outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1
      if (answer && request.method === "POST")
        outcome.largest = Math.max(outcome.largest, Buffer.byteLength(answer.text))
      const fault = answer ? faultOf(request, answer) : "no answer"
      if (fault) outcome.found.push({ fault, request })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const ask = (base: string, request: Odd) =>
  askExactly(base, request)
    .catch(() => askExactly(base, request))
    .catch(() => null)
