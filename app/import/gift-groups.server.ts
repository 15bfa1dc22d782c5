import { counts } from "#contract/limits"
import type { Placed } from "./gift-comments.server"

type Kind = "hints" | "statement" | "item"

/** What a question can be part of: hints make five hints, statements offside, items difficulty. */
export const kindOf = ({ question, named }: Placed): Kind => {
  if (typeof question.answer === "boolean") return "statement"
  return Object.keys(named).some((field) => field.startsWith("hints[")) ? "hints" : "item"
}

/** Questions that make one round: as many as a set has, of one kind, placement and category, one after the other. */
export function groupsOf(questions: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = []
  for (const each of questions) {
    const group = groups.at(-1)
    if (group && belongs(each, group)) group.push(each)
    else groups.push([each])
  }
  return groups
}

function belongs(each: Placed, group: readonly Placed[]): boolean {
  const [first] = group
  if (!first || kindOf(first) !== kindOf(each) || kindOf(each) === "hints") return false
  const most = kindOf(each) === "statement" ? counts.statements : counts.items
  const [one, other] = [first.question, each.question]
  if (group.length >= most || one.category !== other.category) return false
  if (JSON.stringify(first.placement) !== JSON.stringify(each.placement)) return false
  if (kindOf(each) === "item") return true
  // A set that has a name ends where another name begins; Moodle numbers its questions, though.
  const isNamed = group.length > 1 && group.every(({ question }) => question.title === one.title)
  return each.named["question"] === undefined && (!isNamed || one.title === other.title)
}
