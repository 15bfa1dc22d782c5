import type { Page } from "./visitor"

/** What a pupil sees of one answered question. */
export interface Entry {
  readonly question: string
  readonly text: string
  /** Hints, or statements. */
  readonly lines: readonly string[]
  /** The address that plays it again. */
  readonly again: string
}

export const record = "/answered-questions"

export const entriesOn = ({ document }: Page): Entry[] =>
  document.querySelectorAll("main > div > ol > li").map((entry) => ({
    question: entry.querySelector("h2")?.text ?? "",
    text: entry.structuredText.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " "),
    lines: entry.querySelectorAll("details li").map(({ text }) => text),
    again: entry.querySelector('a[href*="again="]')?.getAttribute("href") ?? "",
  }))

export const questionsOn = (page: Page) => entriesOn(page).map(({ question }) => question)
