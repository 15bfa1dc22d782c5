import { describe, expect, inject, test } from "vitest"
import { gameNames, type Game } from "../../contract/words"
import { registerStudent } from "../support/register-student"
import { signedIn } from "../support/people"
import { roundPages } from "../support/round-pages"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

const intents = [...new Set(gameNames.flatMap((game) => roundPages[game].intents))]
/** Every field that the forms of all games can send. */
const everything = Object.assign({}, ...gameNames.map((game) => roundPages[game].anyFields))

describe("rounds of every game, each in its tab,", () => {
  test("are independent: a form that names a round of another game changes neither", async () => {
    const { visitor } = await registerStudent(site)
    const rounds = await beginAll()
    for (const [game, path, , own] of rounds)
      for (const [other, , , foreign] of rounds.filter(([name]) => name !== game))
        for (const intent of intents) {
          const page = await sendFields(visitor, path, { ...everything, intent, round: foreign })
          expect([game, other, intent, page.status]).toEqual([
            game,
            other,
            intent,
            roundPages[game].intents.includes(intent) ? 200 : 400,
          ])
          expect(page.document.querySelector("main input[name=round]")?.attributes).toMatchObject({
            value: own,
          })
        }
    expect((await beginAll()).map(([, , text]) => text)).toEqual(rounds.map(([, , text]) => text))

    async function beginAll() {
      const begun: [game: Game, path: string, text: string, roundId: string][] = []
      for (const game of gameNames) {
        const { sets, seenOn } = roundPages[game]
        const page = await visitor.open(sets)
        begun.push([game, sets, seenText(page.text), seenOn(page).roundId])
      }
      return begun
    }
  })

  test("are all listed on the games page, newest first, and continue from there", async () => {
    const { visitor } = await registerStudent(site)
    const rounds = []
    // A different order than that of the games.
    const [first, ...others] = gameNames
    for (const game of [...others, first]) {
      const { sets, seenOn } = roundPages[game]
      rounds.unshift([sets, seenOn(await visitor.open(sets)).roundId])
    }
    const { document } = await visitor.open("/games")
    const links = document
      .querySelectorAll('main a[href*="/play-"]')
      .map((link) => link.getAttribute("href") ?? "")
    expect(links).toEqual(rounds.map(([path]) => path))
    for (const [path, roundId] of rounds) {
      const page = await visitor.open(path ?? "")
      expect(page.document.querySelector("main input[name=round]")?.getAttribute("value")).toBe(
        roundId,
      )
    }
  })
})

// For five hints, see no-place-to-play.test.ts.
describe.each(gameNames.filter((game) => game !== "five-hints"))("an address of %s", (game) => {
  const choose = `/games/education/${game}`
  const play = `${choose}/play-${game}`

  test.each(languages)(
    "without questions is a 404 with links to others, in %s",
    async (language) => {
      const layla = await signedIn(site, "layla", language)
      const none = ["subject=Math&chapter=99", "subject=Magic&chapter=1", "again=0badkey"]
      for (const query of [...none, "again=q999999", "again=q0", "again=qx%00", "again=q"]) {
        const page = await layla.open(`${play}?${query}`)
        expect(page.status).toBe(404)
        expect(page.text).toContain(say(language, "play.empty.title"))
        const way = page.document.querySelector(`main a[href^="${choose}"]`)?.getAttribute("href")
        expect((await layla.twin().open(way ?? "")).status).toBe(200)
      }
    },
  )

  test.each([
    ["an unknown category", `/games/sports/${game}/play-${game}?section=1`],
    ["an unknown section", `/games/entertainment/${game}/play-${game}?section=5`],
    ["an unknown section", `/games/entertainment/${game}/play-${game}?section=1.0`],
    ["another game's page", `/games/education/five-hints/play-${game}?subject=Math&chapter=1`],
    ["too long a chapter", `${play}?subject=Math&chapter=${"1".repeat(201)}`],
  ])("that names %s is a 404: %s", async (_, path) => {
    const page = await (await signedIn(site, "layla")).open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "error.notFound.title"))
  })

  test.each([play, `${play}?subject=Math`, `${play}?subject=&chapter=1`])(
    "that names no chapter redirects to the choice: %s",
    async (path) => {
      const page = await (await signedIn(site, "layla")).open(path)
      expect({ status: page.status, path: page.path }).toEqual({ status: 200, path: choose })
    },
  )

  test("without questions is a 404 for a form too, and starts no round", async () => {
    const layla = await signedIn(site, "layla")
    await layla.open("/games")
    const nowhere = `${play}?subject=Math&chapter=99`
    const page = await sendFields(layla, nowhere, { ...everything, intent: "answer" })
    expect(page.status).toBe(404)
    expect(page.text).toContain(say("en", "play.empty.title"))
  })
})

/** The text without the toast above the page. */
const seenText = (text: string) => text.replace(say("en", "toast.roundGone"), "")
