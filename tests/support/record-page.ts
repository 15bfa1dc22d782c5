import type { HTMLElement } from "node-html-parser"
import type { Page } from "./visitor"

export const record = "/answered-questions"

export const roundsOn = ({ document }: Page) =>
  document.querySelectorAll("main > div > div > ol > li")

export const entriesOn = (page: Page) =>
  roundsOn(page).flatMap((round) => {
    const items = round.querySelectorAll("ol > li:has(h3)")
    const head = round.querySelector("summary")?.text ?? ""
    return items.length > 0 ? items.map((item) => entryIn(item, head)) : [entryIn(round, "")]
  })

const isolates = /[\u2066-\u2069]/g

const entryIn = (entry: HTMLElement, head: string) => ({
  question: entry.querySelector("h3 [dir], h2 [dir]")?.text ?? "",
  verdict: entry.querySelector("[role=img]")?.getAttribute("aria-label"),
  text: `${head} ${entry.structuredText}`.replace(isolates, "").replace(/\s+/g, " "),
  lines: entry.querySelectorAll(".list-decimal li").map(({ text }) => text.replace(isolates, "")),
  again: entry.querySelector('a[href*="again="]')?.getAttribute("href") ?? "",
})

export const questionsOn = (page: Page) => entriesOn(page).map(({ question }) => question)
