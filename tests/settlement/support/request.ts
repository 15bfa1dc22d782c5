import type { Game } from "#contract/words"
import type { Referee } from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"
import type { Play } from "#app/play/play.server"
import { playPath } from "#app/play/addresses"
import { createPlayer } from "#app/credit/player.server"
import { connectionsTo } from "../../support/upstream-connections"
import { createPlayersReferee } from "#app/referee/referee.server"
import { createEndedSessions } from "#app/session/ended-sessions.server"
import { realClock } from "#app/upstream/limits.server"
import { createUpstream } from "#app/upstream/upstream.server"
import type { Member } from "../../contract/support/world"
import { layla } from "../../support/log-in-reply"
import { accessCookie } from "../../../api/src/security/cookies"
import { readSession } from "#app/session/session.server"
import type { PlayingApi } from "./playing-api"
import type { RoundView } from "#game/games"
import { openRound } from "#app/play/round/play-route.server"
import { playSent } from "#app/play/round/play-action.server"
import { readSent } from "#app/play/round/sent-form.server"
import { settledGames } from "./games"

export interface Surroundings {
  readonly player: Member
  readonly clock: { now: number }
  readonly api: PlayingApi
}

export interface Steps {
  readonly ofReferee: Referee
  readonly ofApi: (path: string, call: () => Promise<Response>) => Promise<Response>
}

interface Sent {
  readonly round?: string
  readonly form?: Readonly<Record<string, string>>
}

export async function playOf<G extends Game>(
  { player, clock, api }: Surroundings,
  key: RoundKey<G>,
  { ofReferee, ofApi }: Steps,
  sent: Sent = {},
): Promise<Play<G>> {
  const session = await signedIn(player)
  const person = session.person
  if (!person) throw new Error("nobody is signed in")
  const transport = (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "https://api.example"), init)
    // The API draws practice questions, even if they are not asked for, for a caller without a language.
    request.headers.delete("Accept-Language")
    return ofApi(path, async () => {
      clock.now += 1
      return api.fetch(request)
    })
  }
  const connection = connectionsTo(transport, realClock)()
  const upstream = createUpstream({ connection, session, language: "en", onSessionOver })
  const referee = createPlayersReferee(ofReferee, `reference/${person.id}`)
  const toasts = { put: () => {} }
  const refereeOf = () => referee
  const endedSessions = createEndedSessions({ refereeOf, session })
  const request = requestFor(key, sent)
  const known = { session, upstream, refereeOf, endedSessions, toasts }
  const context = {
    ...known,
    player: createPlayer({ ...known, request, needs: {} }),
    countPlay: nothing,
    noteConfirmation: nothing,
    isSubmission: sent.form !== undefined,
  }
  // The context has only what the play modules use.
  return { request, context: context as unknown as Play["context"], player: person, referee, key }
}

function onSessionOver(): never {
  throw new Response(null, { status: 303 })
}

async function signedIn({ id, token }: Member) {
  const session = await readSession(new Request("https://tahaddi.example/"), ["s".repeat(32)])
  session.signIn({ ...layla, id: String(id), token })
  session.jar.keep(new Headers({ "Set-Cookie": accessCookie(token) }))
  return session
}

const nothing = async () => {}

function requestFor(key: RoundKey, { round, form }: Sent): Request {
  const url = new URL(playPath(key, round), "https://tahaddi.example")
  return new Request(url, form ? { method: "POST", body: new URLSearchParams(form) } : {})
}

export const visit = <G extends Game>(play: Play<G>): Promise<RoundView | null> =>
  orNull(async () => (await openRound(play, settledGames[play.key.game].server)).round)

export const send = <G extends Game>(play: Play<G>): Promise<string | null> =>
  orNull(async () => {
    const { server } = settledGames[play.key.game]
    const answer = await playSent(play, await readSent(play.request, server.fields), server)
    if (!(answer instanceof Response)) return null
    const to = new URL(answer.headers.get("Location") ?? "", play.request.url)
    return to.searchParams.get("round")
  })

const orNull = <T>(part: () => Promise<T>): Promise<T | null> =>
  part().catch((failure: unknown) => {
    if (failure instanceof Response) return null
    throw failure
  })
