import { env } from "cloudflare:workers"
import type { ZodType } from "zod"
import type { Mail, Mailer } from "#platform/mail"
import imagesBinding from "../../../scripts/launch/images-binding.mjs"
import { createApp } from "../../../api/src/http/app"
import type { Bindings, GradesChanged } from "../../../api/src/http/platform"
import type { Dependencies } from "../../../api/src/http/dependencies"
import { HashingSemaphore } from "../../../api/src/security/hashing-semaphore"
import { Catalogue, Memory, OpenJudgements } from "../../../api/src/http/memory"
import { createPasswords } from "../../../api/src/security/password"
import { measuredDatabase, type Tally } from "./measured-database"
import { measuredBoards } from "./boards"
import { playersWith } from "./players"
import { roomsWith } from "./rooms"
import { seededRandom } from "../../support/dice.mjs"

interface Options {
  readonly method?: "GET" | "POST" | "HEAD" | "PUT" | "DELETE" | "OPTIONS"
  readonly token?: string
  readonly cookie?: string
  readonly language?: string
  readonly body?: unknown
  readonly raw?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

export type Answer = Awaited<ReturnType<typeof call>>

const begin = Date.UTC(2026, 8, 1)
export const clock = { now: begin }
export const tally: Tally = { rowsRead: 0, rowsWritten: 0, queries: [], trips: 0 }
export const chance = seededRandom(20260901)

export const sentMails: Mail[] = []
const mail: Mailer = {
  async send(written) {
    sentMails.push(written)
    return "sent"
  },
}

export const sentGrades: GradesChanged[] = []

/** Hashes with the lowest cost; `hashing.test.ts` is about the real one. */
export const quickPasswords = createPasswords(chance.bytes, { N: 16, r: 8, p: 1, links: 1 })

const unfinished: Promise<unknown>[] = []

export async function afterwards(): Promise<void> {
  while (unfinished.length > 0) await Promise.all(unfinished.splice(0))
}

export function resetSurroundings(): void {
  clock.now = begin
  chance.restart()
  Object.assign(tally, { rowsRead: 0, rowsWritten: 0, queries: [], trips: 0 })
  sentMails.length = 0
  sentGrades.length = 0
  forgetQuestions()
  unfinished.length = 0
}

const context: ExecutionContext = {
  waitUntil: (work) => void unfinished.push(work),
  passThroughOnException: () => {},
  props: {},
}

const dependencies: Dependencies = {
  now: () => clock.now,
  random: chance.bytes,
  // Waits as long as it takes, because its patience is by the machine's clock.
  hashing: new HashingSemaphore({ maxMs: Infinity }),
  passwords: quickPasswords,
  judging: new OpenJudgements(() => Promise.resolve()),
  // Not cached, because tests change the catalogue directly in the database.
  catalogue: new Catalogue(0),
  questions: new Memory(2_000),
  fullNetworks: new Memory(1_000),
}
const bindings: Omit<Bindings, "PLAY"> = {
  DB: measuredDatabase(env.DB, tally),
  BOARD: measuredBoards(tally),
  ROOM: roomsWith(dependencies),
  IMAGES: env.IMAGES,
  CODEC: imagesBinding(env),
  MAIL: mail,
  PUBLISHED: { send: async (message) => void sentGrades.push(message) },
  ACCOUNT_LIMIT: env.ACCOUNT_LIMIT,
  KNOWN_LIMIT: env.KNOWN_LIMIT,
  APP_URL: "https://tahaddi.example",
  LOG_ONE_IN: "0",
}

/** For tests that change the text of an approved question in the database, which no call does. */
export const forgetQuestions = () => dependencies.questions.clear()

export function createCaller(odd: Partial<Dependencies> = {}, oddBindings: Partial<Bindings> = {}) {
  const all = { ...dependencies, fullNetworks: new Memory<number>(1_000), ...odd }
  const app = createApp(all)
  const shared = { ...bindings, ...oddBindings }
  const given = { PLAY: playersWith(all, shared, tally), ...shared }
  return async (path: string, options: Options = {}) => {
    clock.now += 1
    const response = await app.fetch(requestOf(path, options), given, context)
    const text = new TextDecoder().decode(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }
}

export async function readOk<Reply>(
  { ok }: { readonly ok: ZodType<Reply> },
  sent: Promise<Answer>,
): Promise<Reply> {
  const { status, body, text } = await sent
  if (status !== 200) throw new Error(`${status} ${text}`)
  return ok.parse(body)
}

export const laterDraw = () => void (clock.now += 5_000)

export const call = createCaller()

function requestOf(path: string, options: Options): Request {
  const body =
    options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body))
  const method = options.method ?? (body === undefined ? "GET" : "POST")
  const headers = headersOf(options)
  return new Request(`https://api.example${path}`, { method, headers, body })
}

export async function rowsOf<Done>(work: () => Promise<Done>) {
  const { rowsRead, rowsWritten, trips } = tally
  tally.queries.length = 0
  const done = await work()
  return {
    done,
    read: tally.rowsRead - rowsRead,
    written: tally.rowsWritten - rowsWritten,
    trips: tally.trips - trips,
  }
}

export const rowsReadBy = async (work: () => Promise<unknown>): Promise<number> =>
  (await rowsOf(work)).read

const headersOf = ({ token, cookie, language, headers }: Options): Record<string, string> => ({
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  ...(cookie !== undefined && { Cookie: cookie }),
  ...(language !== undefined && { "Accept-Language": language }),
  ...headers,
})

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
