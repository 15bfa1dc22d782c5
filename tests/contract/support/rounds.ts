import type { output, ZodType } from "zod"
import { points as calls } from "#contract"
import { educationDifficultyQuestion } from "#contract/games/difficulty"
import { educationHintsQuestion } from "#contract/games/five-hints"
import { educationOffsideQuestion } from "#contract/games/offside"
import { attemptHeader, gameNames } from "#contract/words"
import { call, laterDraw, readOk, type Answer } from "./api"
import { callNames } from "./both-categories"
import type { Member } from "./world"
import { sets } from "../samples/play"

interface Place {
  readonly language?: string
  readonly chapter?: number | string
  readonly section?: number
  /** A work in place of either, which gives its next round. */
  readonly work?: number
  readonly body?: object
  readonly query?: string
}

export interface Issued<Body> {
  readonly body: Body
  readonly name: string
}

type Hints = output<typeof educationHintsQuestion.ok>
type Item = Omit<output<typeof educationDifficultyQuestion.ok>[number], "summary">

export const drawHints = (player: Member, place?: Place) =>
  drawOf(educationHintsQuestion, "HintGame", player, place)
export const drawOffside = (player: Member, place?: Place) =>
  drawOf(educationOffsideQuestion, "OffsideGame", player, place)
export const drawSet = (player: Member, place?: Place) =>
  drawOf(educationDifficultyQuestion, "DifficultyGame", player, place)

export function askFor(game: string, player: Member, place: Place = {}): Promise<Answer> {
  const { language, chapter = 1, section, work, body = {}, query = "" } = place
  const as = { token: player.token, language }
  const name = gameNames.find((each) => callNames[each] === game)
  const offside = game === "OffsideGame" && { headers: { "cache-control": "no-cache" } }
  if (work !== undefined) return call(`/api/work/${work}/${name}`, { ...as, ...offside })
  if (section !== undefined) return call(`/api/entertainment/${game}/question/${section}`, as)
  const sent = { ...sets, chapter, ...body }
  return call(`/api/education/${game}/question${query}`, { ...as, body: sent })
}

/** A work gives its round in play again, however soon it is asked for. */
const later = (place?: Place) => place?.work === undefined && laterDraw()

type Asked = Place & { readonly game?: string }

export const ask = (player: Member, { game = "HintGame", ...place }: Asked = {}) => {
  later(place)
  return askFor(game, player, { language: "en", ...place })
}

export const draw = async (player: Member, place?: Place): Promise<Hints> =>
  (await drawHints(player, { language: "en", ...place })).body

export async function playOut(player: Member, place?: Asked, given?: string) {
  const answers: string[] = []
  for (;;) {
    const { status, body } = await ask(player, place)
    if (status !== 200) return { answers, status, end: body }
    const question = body as Hints
    answers.push(question.correctAnswer)
    await answerHints(player, { body: question }, given)
    if (answers.length > 100) throw new Error("It does not end.")
  }
}

async function drawOf<Body>(
  drawn: { readonly ok: ZodType<Body> },
  game: string,
  player: Member,
  place?: Place,
): Promise<Issued<Body>> {
  later(place)
  const asked = askFor(game, player, place)
  return { body: await readOk(drawn, asked), name: (await asked).headers.get(attemptHeader) ?? "" }
}

export const answerHints = async (
  player: Member,
  { body }: Pick<Issued<Hints>, "body">,
  given = body.correctAnswer,
  hintsShown?: number,
) => {
  const { correctAnswer: correctanswer, hints } = body
  const answer = { answer: given, correctanswer, hints: hints.join(","), hintsShown }
  return (await call("/api/education/HintGame/ans", { token: player.token, body: answer })).body
}

export const answerSet = async (
  player: Member,
  { body }: Pick<Issued<readonly Item[]>, "body">,
  isRight: (item: Item, place: number) => boolean = () => true,
) => {
  const answers = body.map((item, place) => ({
    answer: isRight(item, place) ? item.correctAnswer : "no idea",
    correctanswer: item.correctAnswer,
    question: item.question,
  }))
  const path = "/api/education/DifficultyGame/Answer"
  return (await call(path, { token: player.token, body: answers })).body
}

/** Judgements of six statements, of which the first, third and fifth are true; the first `wrong` ones are wrong. */
export const judgements = (wrong = 0): readonly boolean[] =>
  [true, false, true, false, true, false].map((isTrue, at) => (at < wrong ? !isTrue : isTrue))

export const judge = async (player: Member, name: string, wrong = 0): Promise<number> => {
  const body = { attempt: name, judgements: judgements(wrong) }
  return (await call("/api/education/OffsideGame/judgements", { token: player.token, body })).status
}

/** Plays an offside round with this many wrong judgements, worth 50, 25, 12, 6, 3, 1 or 0. */
export const playOffside = async (player: Member, wrong = 0, place?: Place) => {
  const issued = await drawOffside(player, place)
  const status = await judge(player, issued.name, wrong)
  if (status !== 200) throw new Error(String(status))
  return issued
}

export function addPoints({ token }: Member, points: number | string, name?: string) {
  const headers = name === undefined ? undefined : { [attemptHeader]: name }
  return call(`/api/Accounts/add/${points}`, { token, headers })
}

export const credit = (...claimed: Parameters<typeof addPoints>) =>
  readOk(calls.addPoints, addPoints(...claimed))

export const claim = async (player: Member, points: number, name?: string): Promise<number> =>
  (await credit(player, points, name)).totalpoints

export const history = ({ token }: Member, query = "", language = "en") =>
  readOk(
    calls.questionsAnswered,
    call(`/api/Accounts/questions-answered${query}`, { token, language }),
  )
