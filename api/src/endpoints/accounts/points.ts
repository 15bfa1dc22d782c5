import { points, streak } from "#contract"
import { pointsMax } from "#contract/limits"
import {
  attemptHeader,
  type claimStates,
  avatars,
  type Avatar,
  type Language,
} from "#contract/words"
import { roundMs } from "#game/rounds/round-base"
import { bestMax, type RankedPlayer } from "../../board/read-board"
import { implementForPlayer } from "../../http/implement"
import type { HandlerCall } from "../../http/call"
import { guessClaim, type Claim, namedClaim, type NamedClaim } from "../../points/claims"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../http/reply"
import {
  readAttempts,
  readClaimable,
  readPoints,
  readWelcome,
  takeClaim,
  takeWelcome,
} from "../../store/play/claims"
import { readCreatedAt } from "../../store/accounts/people"
import { readShown, readGradesTaught } from "../../store/accounts/profiles"
import { lookAlikeKey } from "../../names/look-alikes.mjs"
import type { Store, Stores } from "../../db/store"
import { dayMs, getOffset, countStreak } from "../../points/streak"
import { readDays, writeDailyGoal } from "../../store/record/progress"
import { type NewsAt, settleOutcomes, tellOutcomes } from "../../store/feedback/outcomes"
import { readQuestions } from "../../store/questions/questions"
import { avatarNamed } from "./person"

type Crediting = Pick<HandlerCall<typeof points.addPoints>, "caller" | "stores" | "now">
type ClaimState = (typeof claimStates)[number]

/** How often a claim is tried: of the concurrent claims of one player, one succeeds each time. */
const maxAttempts = 50

/**
 * Credits the round that the call is for, once; a repeat, or a call for no round, gets the unchanged total. A call
 * that names its attempt is never matched to another round. A call that arrives while an answer is being judged
 * waits for the verdict: all calls of a player run in the player's object.
 */
const addPoints = implementForPlayer(points.addPoints, async (call) => {
  const { params, headers, caller, stores, now, dependencies } = call
  const asked = Number(params.points)
  if (asked > pointsMax) return refuse(400, `Points are a whole number from 0 to ${pointsMax}.`)
  await dependencies.judging.settled(caller.id, now)
  const claim = await creditRound(call, asked, headers[attemptHeader])
  const total = { totalpoints: await readPoints(stores.play) }
  return done(claim ? { ...total, claim } : total)
})

/** @param name of the issue; without it the claim is for the round that fits the points best */
export async function creditRound(
  call: Crediting,
  asked: number,
  name: string | undefined,
): Promise<ClaimState | undefined> {
  const { caller, stores, now } = call
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const meant = await findClaim(call, asked, name)
    if (meant === "open") return "unknown"
    if (typeof meant !== "object") return meant
    if (await takeClaim(stores.play, caller.id, meant, now)) return getState(meant)
  }
  throw new Error("Too many claims of one player at once.")
}

function getState({ points, isUnjudged }: Claim): ClaimState {
  if (points > 0) return "credited"
  return isUnjudged ? "unjudged" : "closed"
}

async function findClaim(
  { caller, stores }: Crediting,
  asked: number,
  text: string | undefined,
): Promise<NamedClaim | undefined> {
  if (text === undefined) return guess(await readClaimable(stores.play, caller.id), asked)
  const name = readIssueName(text)
  if (!name) return "unknown"
  const questionIds = "round" in name ? name.questionIds : [name.questionId]
  return namedClaim(await readAttempts(stores.play, caller.id, questionIds), name, asked)
}

function guess(
  { claimables, hasMore }: Awaited<ReturnType<typeof readClaimable>>,
  asked: number,
): Claim | "unknown" | undefined {
  return guessClaim(claimables, asked, hasMore) ?? (hasMore ? "unknown" : undefined)
}

/** Only for an account made within the time that a visitor's round lasts. */
const welcomePupil = implementForPlayer(points.welcome, async (call) => {
  const { body, caller, stores, now } = call
  const isNew = (await readCreatedAt(stores.store, caller.id)) > now - roundMs
  if (isNew) await takeWelcome(stores.play, body.points, now)
  return done(await readWelcome(stores.play))
})

/** The list includes the caller even if the caller is hidden from others, because `me` is a place in it. */
const rankPlayers = implementForPlayer(points.topTen, async (call) => {
  const { query, caller, store, platform, language } = call
  const { best, own } = await platform.readBoard(query.scope ?? "all")
  const listed = own?.isHidden ? best.toSpliced(own.rank - 1, 0, own).slice(0, bestMax) : best
  const people = await readShown(store, [caller.id, ...listed.map(({ personId }) => personId)])
  const shown = new Map(people.map((person) => [person.id, person]))
  const marks = await markNamesakes(store, people, language)
  const toWire = ({ personId, points }: RankedPlayer) => {
    const { name = "", avatar = "" } = shown.get(personId) ?? {}
    return { name, totalPoints: points, avatar: avatarNamed(avatar), ...marks.get(personId) }
  }
  // The database knows before the leaderboards who is hidden or erased.
  const isShown = ({ personId }: RankedPlayer) =>
    personId === caller.id || shown.get(personId)?.is_hidden === 0
  const data = listed.filter(isShown).map(toWire)
  if (!own) return done({ me: 0, data })
  const { rank, isHidden, next } = own
  return done({ me: rank, data, own: { ...toWire(own), hidden: isHidden, next } })
})

interface BoardPerson {
  readonly id: number
  readonly name: string
  readonly avatar: string
}

interface Mark {
  readonly gradeName: string
  readonly avatar?: Avatar
}

/**
 * What tells people of one name on a leaderboard apart, by their id: the name of the grade, and a picture for those
 * who have chosen none. Nothing is read if all names differ.
 */
async function markNamesakes(
  store: Store,
  people: readonly BoardPerson[],
  language: Language,
): Promise<ReadonlyMap<number, Mark>> {
  const keyed = people.map((person) => ({ ...person, key: lookAlikeKey(person.name) }))
  const namesakes = keyed.filter(({ id, key }) =>
    keyed.some((other) => other.id !== id && other.key === key),
  )
  if (namesakes.length === 0) return new Map()
  const ids = namesakes.map(({ id }) => id)
  const grades = new Map(
    (await readGradesTaught(store, ids, language)).map(({ id, gradeName }) => [id, gradeName]),
  )
  return new Map(
    namesakes.map(({ id, avatar }) => {
      const gradeName = grades.get(id) ?? ""
      const lent = avatar === "" ? avatars[id % avatars.length] : undefined
      return [id, lent ? { gradeName, avatar: lent } : { gradeName }]
    }),
  )
}

async function readOutcomes(stores: Stores, personId: number, { now, newestAt }: NewsAt) {
  await settleOutcomes(stores, personId, { now, newestAt })
  const told = await tellOutcomes(stores.play, now)
  const asked = await readQuestions(
    stores.store,
    told.map(({ question_id }) => question_id),
  )
  const outcomes = told.flatMap(({ question_id, given, verdict, points, reason }) => {
    const question = asked.find(({ id }) => id === question_id)?.question
    return question === undefined ? [] : { question, given, verdict, points, reason }
  })
  return { outcomes, totalpoints: await readPoints(stores.play) }
}

export async function readStreak({
  query,
  caller,
  stores,
  now,
  newestAt,
}: Pick<HandlerCall<typeof streak.streak>, "query" | "caller" | "stores"> & NewsAt) {
  const offsetMs = getOffset(query.zone, now)
  const today = Math.floor((now + offsetMs) / dayMs)
  const { days, rounds, goal } = await readDays(stores.play, { today, offsetMs })
  const told = query.outcomes ? await readOutcomes(stores, caller.id, { now, newestAt }) : {}
  return { ...countStreak(days, today), rounds, goal, ...told }
}

const showStreak = implementForPlayer(streak.streak, async (call) => done(await readStreak(call)))

const chooseDailyGoal = implementForPlayer(streak.chooseDailyGoal, async ({ body, stores }) => {
  await writeDailyGoal(stores.play, body.goal)
  return done("The goal was set.")
})

export const pointCalls = [addPoints, welcomePupil, rankPlayers, showStreak, chooseDailyGoal]
