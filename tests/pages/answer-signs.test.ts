import { expect, inject, test } from "vitest"
import { registerStudent } from "../support/register-student"
import type { Page } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")

const signsOn = ({ document }: Page) =>
  document.querySelectorAll("main form fieldset").map(({ text }) => text)

test.each(languages)(
  "the signs of a section are text to copy without scripts, in %s",
  async (language) => {
    const { visitor } = await registerStudent(site, language)
    const round = (game: string, section: number, asked: string) =>
      visitor.open(`/games/entertainment/${game}/play-${game}?section=${section}&language=${asked}`)
    const signs = say(language, "play.signs")
    expect(signsOn(await round("five-hints", 4, "en"))).toEqual([`${signs}: é`])
    expect(signsOn(await round("difficulty", 1, "en"))).toEqual(Array(6).fill(`${signs}: è`))
    expect(signsOn(await round("five-hints", 4, "ar"))).toEqual([])
  },
)
