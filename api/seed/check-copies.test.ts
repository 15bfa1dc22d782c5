import { expect, it } from "vitest"
import { type Asked, nearCopiesOf } from "#game/authoring/near-copy"
import { readSeed } from "./read-seed.mjs"
import { locate, placementOf, type Located } from "./rules"
import type { Placement } from "./types"

const { hints, offside, difficulty } = readSeed()

const games = {
  "five hints": locate(hints).flatMap((one) => asked(one, [{ ...one.item, lines: one.item.hints }])),
  offside: locate(offside).flatMap((one) =>
    asked(one, [{ ...one.item, lines: one.item.statements.map(({ text }) => text) }]),
  ),
  difficulty: locate(difficulty).flatMap((one) =>
    asked(
      one,
      one.item.items.map(({ question }) => ({ question, lines: [] })),
    ),
  ),
}

it.each(Object.entries(games))("no question of %s is a near copy of another in its chapter or section", (_, all) => {
  const copies = all.map((one, at) => {
    const others = all.slice(0, at).filter(({ placement }) => placement === one.placement)
    return [one.question, nearCopiesOf([one], others)[0]?.question]
  })
  expect(copies.filter(([, copy]) => copy !== undefined)).toEqual([])
})

function asked({ item, language }: Located<Placement>, questions: readonly Asked[]) {
  const placement = `${language} ${placementOf(item)}`
  return questions.map(({ question, lines }) => ({ question, lines, placement }))
}
