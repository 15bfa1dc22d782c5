import { expect } from "vitest"
import type { Game } from "../../contract/words"
import { valuesThere } from "./form"
import type { Page, Visitor } from "./visitor"

export async function openInChapter(
  visitor: Visitor,
  game: Game,
  { grade = "7", subject = "" } = {},
): Promise<Page> {
  await visitor.open(`/make-${game}/education`)
  const load = { button: { name: "intent", value: "chapters" } }
  await visitor.submit({ ...load, values: { grade } })
  return subject ? visitor.submit({ ...load, values: { subject } }) : visitor.page
}

/** The error of a field, found by aria-describedby as a screen reader does; "" if there is none. */
export function wrongAt({ document }: Page, name: string): string {
  const named = `[name="${name}"]`
  const selector = name === "correct" ? `fieldset:has(${named})` : named
  const field = document.querySelector(`main ${selector}`)
  expect(field, name).toBeTruthy()
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  const last = document.getElementById(ids.find((id) => id.endsWith("-error")) ?? "")
  if (!last) return ""
  const link = document.querySelector(`[role=alert] a[href="#${field?.getAttribute("id")}"]`)
  expect(link, `the summary leads to ${name}`).toBeTruthy()
  return last.text.trim()
}

export const heldIn = ({ document }: Page, name: string): string =>
  document
    .querySelectorAll(`main [name="${name}"]`)
    .filter((control, at) => at === 0 || control.getAttribute("type") === "checkbox")
    .flatMap(valuesThere)
    .join(",")
