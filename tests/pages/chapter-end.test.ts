import { describe, expect, inject, test } from "vitest"
import { counts } from "#contract/limits"
import { gameNames, type Game } from "#contract/words"
import { games } from "#game/games"
import { registerStudent } from "../support/register-student"
import { playToTheEnd, roundPages } from "../support/round-pages"
import type { Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")
const other = { en: "ar", ar: "en" } as const

const places = [
  { end: "play.end.chapter", category: "education", query: "subject=Math&chapter=1" },
  { end: "play.end.section", category: "entertainment", query: "section=1" },
] as const
const inAll = languages.flatMap((language, at) =>
  gameNames.flatMap((game, number) =>
    places.map((place, other) => ({ language, game, ...place, turn: at + number + other })),
  ),
)
/** Each game and category starts in one language and ends in the other; `npm run test:deep` runs both orders. */
const cases = inAll.filter(({ turn }) => inject("isDeep") || turn % 2 === 0)

describe.each(cases)("$category $game, in $language,", (each) => {
  const { language, game, end, category, query } = each
  const choose = `/games/${category}/${game}`
  const play = `${choose}/play-${game}?${query}`
  const { isInPlay, languageOn } = roundPages[game]

  test("ends when all questions in that language are played, and offers the other language", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(play)
    const { path } = visitor.page
    expect(languageOn(visitor.page)).toBe(language)
    const asked = await playOn(visitor, game)
    const page = visitor.page
    expect({ status: page.status, path: page.path }).toEqual({ status: 200, path })
    expect(new Set(asked).size).toBe(asked.length)
    const count = games[game].isSet ? Math.ceil(asked.length / counts.items) : asked.length
    expect(page.document.querySelector("main h1")?.text).toBe(
      say(language, end, { played: count, total: count }),
    )
    expect(page.document.querySelector(".confetti")).toBeTruthy()
    expect((await visitor.open(path)).document.querySelector(".confetti")).toBeNull()

    const more = linksOn(page).find((link) => /[?&]language=/.test(link)) ?? ""
    expect(more).toContain(`language=${other[language]}`)
    const label = page.document.querySelector(`main a[href*="language="]`)?.text.trim() ?? ""
    await visitor.open(more)
    expect(isInPlay(visitor.page)).toBe(true)
    expect(languageOn(visitor.page)).toBe(other[language])
    const further = await playOn(visitor, game)
    const rounds = games[game].isSet ? Math.ceil(further.length / counts.items) : further.length
    expect(label).toBe(say(language, `play.end.more.${other[language]}`, { count: rounds }))
    expect(visitor.page.path).toBe(more)
    const name = say(language, `review.in.${other[language]}`)
    expect(visitor.page.document.querySelector("main h1")?.text).toContain(name)
    expect(
      linksOn(visitor.page).filter((link) => /language=.*$/.test(link) && !/practice/.test(link)),
    ).toEqual([])
    const again = await visitor.open(path)
    expect(again.status).toBe(200)
    expect(linksOn(again).some((link) => link.includes("language="))).toBe(false)
  })
})

/** Answers only the first round right, because all of them would bring the pupil onto the leaderboard. */
const playOn = (visitor: Visitor, game: Game) =>
  playToTheEnd(visitor, game, (round) => round === 0, "answerAllWrongly")

const linksOn = ({ document }: Page) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "")
