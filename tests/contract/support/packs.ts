import { packs } from "#contract"
import type { PackOfRounds, PackRound } from "#contract/play/packs"
import { call, readOk } from "./api"
import type { Member } from "./world"

const chapter = { grade: "7", subject: "Math", chapter: "1", game: "five hints", language: "en" }

export const take = (pupil: Member, body: object = {}, via = call) =>
  via("/api/packs/take", { token: pupil.token, body: { ...chapter, ...body } })

export const taken = (pupil: Member, body: object = {}): Promise<PackOfRounds> =>
  readOk(packs.takeRounds, take(pupil, body))

interface Given {
  readonly round: number
  readonly given: readonly string[]
  readonly playedAt?: number
}

export const post = (
  pupil: Member,
  { packId }: PackOfRounds,
  answers: readonly Given[],
  via = call,
) => via(`/api/packs/${packId}/answers`, { token: pupil.token, body: { answers } })

export const settled = (pupil: Member, pack: PackOfRounds, answers: readonly Given[]) =>
  readOk(packs.settlePack, post(pupil, pack, answers))

export const listPacks = async ({ token }: Member) =>
  (await readOk(packs.listPacks, call("/api/packs", { token }))).packs

/** The answers that the world of the tests has put into the texts. */
export const rightTo = ({ items }: PackRound): readonly string[] => {
  if (items[0]?.lines.length === 6) return ["true", "false", "true", "false", "true", "false"]
  return items.map(({ question, lines: [line = question] }) => /en-[\d-]*\d/.exec(line)?.[0] ?? "")
}

export const allRight = ({ rounds }: PackOfRounds): readonly Given[] =>
  rounds.map((round, at) => ({ round: at + 1, given: rightTo(round) }))
