import { expect, it } from "vitest"
import { wireGames } from "#contract/words"
import { shownAnswer } from "#game/answers/alternatives"
import { normalise } from "#game/answers/normalise"
import { findNearCopies } from "#game/authoring/near-copy"
import { toAnswerKey } from "../src/pool/answer-key.mjs"
import { listQuestions } from "./position-questions.mjs"
import { readSeed } from "./read-seed.mjs"
import { breaking, isRepeated, locate, placementOf } from "./rules"

const seed = readSeed()
const { "five-hints": hints, difficulty } = seed.games

const asked = listQuestions(seed).map((one) => {
  return { ...one, placement: `${one.language} ${placementOf(one)}` }
})

it.each(Object.values(wireGames))("no question of %s is a near copy of another in its chapter or section", (game) => {
  const all = asked.filter((one) => one.game === game)
  const copies = all.map((one, at) => {
    const others = all.slice(0, at).filter(({ placement }) => placement === one.placement)
    return [one.question, findNearCopies([one], others)[0]?.question]
  })
  expect(copies.filter(([, copy]) => copy !== undefined)).toEqual([])
})

it("no answer lists an alternative twice", () => {
  const answers = asked.map(({ question, answer }) => ({ question, texts: answer.split("|") }))
  expect(answers.filter(({ texts }) => new Set(texts).size < texts.length)).toEqual([])
})

it("no question of a set is asked in the same words in another chapter or section", () => {
  const items = locate(difficulty).flatMap(({ item: { items }, language, where }) =>
    items.map((item) => ({ item, language, where })),
  )
  const isDouble = isRepeated<(typeof items)[number]["item"]>(({ item, language }) => [
    `${language} ${item.question}`,
  ])
  expect(breaking(items, isDouble)).toEqual([])
})

it("no two questions of five hints and difficulty ask for the same answer in a chapter or section", () => {
  const wanted = [
    ...locate(hints).map((one) => ({ ...one, answers: [one.item.answer] })),
    ...locate(difficulty).map((one) => ({
      ...one,
      answers: one.item.items.map(({ answer }) => answer).filter((answer) => !isNumber(answer)),
    })),
  ]
  const single = wanted.flatMap(({ answers, ...one }) =>
    answers.map((answer) => ({ ...one, item: { ...one.item, answer } })),
  )
  const isDouble = isRepeated<(typeof single)[number]["item"]>(({ item, language }) =>
    item.answer.split("|").map((answer) => `${language} ${placementOf(item)} ${normalise(answer)}`),
  )
  expect(breaking(single, isDouble)).toEqual([])
})

it("an answer that both languages of a difficulty pool have is asked for once in each", () => {
  const questions = locate(difficulty).flatMap(({ item, language }) =>
    item.items.map(({ question, answer }) => {
      return { question, language, key: `${placementOf(item)} ${toAnswerKey(shownAnswer(answer))}` }
    }),
  )
  const inBoth = ({ key, language }: (typeof questions)[number]) =>
    questions.some((other) => other.key === key && other.language !== language)
  const again = questions.filter(
    (one, at) =>
      inBoth(one) &&
      questions.some(
        (other, before) =>
          before < at && other.key === one.key && other.language === one.language,
      ),
  )
  expect(again.map(({ question }) => question)).toEqual([])
})

/** Different calculations may have the same number as their answer. */
const isNumber = (answer: string) => /^-?\d/.test(answer)
