import { expect, inject, test } from "vitest"
import { nextHint, sets } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import type { Page } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")

test.each(languages)(
  "a round is shown for the board by its address, stays so, and leaves it, in %s",
  async (language) => {
    const { visitor } = await registerStudent(site, language)
    const plain = await visitor.open(sets)
    expect(isOnBoard(plain)).toBe(false)
    const show = linkNamed(plain, say(language, "play.forBoard"))
    expect(show).toBe(`${plain.path}&board=on`)

    const board = await visitor.open(show)
    expect(isOnBoard(board)).toBe(true)
    expect(board.document.querySelectorAll(".board .points").length).toBeGreaterThan(0)
    const hinted = await nextHint(visitor)
    expect(hinted.path).toBe(show)
    expect(isOnBoard(hinted)).toBe(true)

    const left = linkNamed(hinted, say(language, "play.leaveBoard"))
    expect(left).toBe(plain.path)
    expect(isOnBoard(await visitor.open(left))).toBe(false)
  },
)

const isOnBoard = ({ document }: Page) => document.querySelector("main .board") !== null

const linkNamed = ({ document }: Page, name: string) =>
  document
    .querySelectorAll("main a")
    .find(({ text }) => text === name)
    ?.getAttribute("href") ?? ""
