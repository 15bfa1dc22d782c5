import { capabilities } from "#contract/capabilities"
import { bodyMaxBytes } from "#contract/limits"
import { readOk } from "#contract/sentence"
import type { OurCall } from "#contract/our-calls"
import type { Language } from "#contract/words"
import { rejectOnAbort } from "./read-body.server"
import { type RawReply, type UpstreamConnection, reach } from "./reach.server"

/** Which of our own calls the upstream offers. No method throws. */
export interface Capabilities {
  /** False also if the upstream does not say, or did not answer. */
  has(name: OurCall): Promise<boolean>
  /** Like `has`, but `null` if the upstream did not answer. */
  tells(name: OurCall): Promise<boolean | null>
  offers(): Promise<Offers>
  pages(): Promise<ReadonlySet<OfferedPage>>
}

type Names = ReadonlySet<string> | null
const none: Names = new Set()

const pollMs = 20

/** Among the names, since it comes and is kept with them; no call has this name. */
const nothingToTry = "nothing to try"

export class CapabilityMemory {
  #known: { readonly names: Names; readonly heardAt: number; readonly until: number } | null = null
  #askedUntil = -Infinity

  /**
   * The cached names, or else the reply to one call, made by the first request that needs them. The
   * others poll, because a promise of another request may never settle; they accept a reply that arrived
   * while they waited, even if it has expired.
   */
  async read(connection: UpstreamConnection, language: Language): Promise<Names> {
    const { clock } = connection
    const begunAt = clock.now()
    for (let now = clock.now(); ; now = clock.now()) {
      const known = this.#known
      if (known && (now < known.until || begunAt < known.heardAt)) return known.names
      // The request that made the call may have been cancelled by its client.
      if (now >= this.#askedUntil) return this.#ask(connection, language)
      await clock.wait(pollMs)
    }
  }

  async #ask(connection: UpstreamConnection, language: Language): Promise<Names> {
    const { askMs, someForMs, noneForMs } = connection.limits
    this.#askedUntil = connection.clock.now() + askMs
    const heard = await askFor(connection, language)
    const isAnswer = heard !== null && heard.status < 500
    const names = isAnswer ? namesIn(heard) : null
    const heardAt = connection.clock.now()
    // An empty school is asked again soon, since whoever fills it looks next.
    const isKept = isAnswer && !names?.has(nothingToTry)
    this.#known = { names, heardAt, until: heardAt + (isKept ? someForMs : noneForMs) }
    this.#askedUntil = -Infinity
    return names
  }
}

export const createCapabilities = (
  memory: CapabilityMemory,
  connection: UpstreamConnection,
  language: Language,
): Capabilities => {
  let asked: Promise<Names> | undefined
  const read = () => {
    asked ??= inTime(connection, memory.read(connection, language))
    return asked
  }
  const tells = async (name: OurCall) => {
    const names = await read()
    return names && names.has(name)
  }
  return {
    tells,
    has: async (name) => (await tells(name)) === true,
    offers: async () => toOffers((await read()) ?? none),
    pages: async () => toPages((await read()) ?? none),
  }
}

const inTime = ({ clock, limits }: UpstreamConnection, asked: Promise<Names>): Promise<Names> =>
  Promise.race([asked, rejectOnAbort(clock.deadline(limits.askMs))]).catch(() => null)

export const offeredPages = [
  ["/admin/authors", "review-authors"],
  ["/admin/classes", "classes"],
  ["/admin/erase", "erase-account"],
  ["/admin/gaps", "question-counts"],
  ["/admin/history", "decisions"],
  ["/admin/people", "people"],
  ["/admin/people/move-up", "move-up"],
  ["/admin/school", "classes"],
  ["/admin/start-pack", "start-pack"],
  ["/admin/structure", "structure"],
  ["/admin/teachers", "confirm-teachers"],
  ["/classes", "classes"],
  ["/classes/:classId/pupils/:personId", "kept-data"],
  ["/classes/:classId/work", "class-work"],
  ["/join", "classes"],
  ["/live", "live"],
  ["/my-questions/:questionId", "question-versions"],
  ["/my-questions/appeals", "appeals"],
  ["/packs/:packId", "packs"],
  ["/profile/erase", "erase-account"],
  ["/work/:workId", "class-work"],
] as const satisfies readonly (readonly [path: string, needs: OurCall])[]
export type OfferedPage = (typeof offeredPages)[number][0]

export const toPages = (names: ReadonlySet<string>): ReadonlySet<OfferedPage> =>
  new Set(offeredPages.flatMap(([path, call]) => (names.has(call) ? path : [])))

export type Offers = Readonly<ReturnType<typeof toOffers>>

/** For fields, words and buttons; a call that the upstream lacks answers for itself, see CallMissing. */
export function toOffers(names: ReadonlySet<string>) {
  const has = (name: OurCall) => names.has(name)
  return {
    canAppeal: has("appeals"),
    canAssignSubjects: has("teacher-subjects"),
    canBeExact: has("exact"),
    canConfirmTeachers: has("confirm-teachers"),
    canCorrect: has("correct-question"),
    /** Also to ask for changes, and to undo a decision. */
    canDecide: has("decisions"),
    canDraft: has("drafts"),
    canErase: has("erase-account"),
    canImport: has("import-questions"),
    canRetire: has("retire"),
    canRevoke: has("revoke-answers"),
    canShowKept: has("kept-data"),
    canTryAnswers: has("try-answers"),
    hasApproved: has("approved-questions"),
    /** Pupils without an e-mail log in with a number. */
    hasClasses: has("classes"),
    hasSchoolCode: has("school-code"),
    hasScopes: has("leaderboard-scopes"),
    /** Also a second name for what is added, and a subject without a picture. */
    hasStructure: has("structure"),
    hasTrials: has("visitor-play"),
    hasWelcome: has("welcome-points"),
    isEmpty: names.has(nothingToTry),
    /** A new password ends every other session, and the reply has a new token. */
    renewsTokens: has("renewed-tokens"),
  }
}

/** Sends no credentials, because the reply is shared by all requests. */
const askFor = (connection: UpstreamConnection, language: Language): Promise<RawReply | null> =>
  reach(connection, {
    call: capabilities.path,
    path: capabilities.path,
    init: () => ({ headers: { Accept: "application/json", "Accept-Language": language } }),
    // A retry would come too late for a page that can do without the reply.
    isSafe: false,
    mayBeBusy: false,
    maxBytes: bodyMaxBytes.other,
    patienceMs: connection.limits.askMs,
  })

function namesIn({ status, headers, text }: RawReply): Names {
  if (status < 200 || status >= 300) return none
  const body = capabilities.ok.safeParse(
    readOk(capabilities, text, headers.get("Content-Type") ?? ""),
  )
  if (!body.success) return none
  const { calls, isEmpty } = body.data
  return new Set(isEmpty ? [...calls, nothingToTry] : calls)
}
