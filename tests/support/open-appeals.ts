import type { Page, Visitor } from "./visitor"
import { sendFields } from "./data-requests"

const path = "/my-questions/appeals"

export const entryOf = ({ document }: Page, given: string) =>
  document.querySelectorAll("main ol > li").find(({ text }) => text.includes(given))

export const decide = (visitor: Visitor, given: string, intent: string, reason = "") => {
  const entry = entryOf(visitor.page, given)
  const fields = entry?.querySelectorAll("input[type=hidden]") ?? []
  const entries = fields.map((field): [string, string] => [
    field.getAttribute("name") ?? "",
    field.getAttribute("value") ?? "",
  ])
  const sent: [string, string][] = [...entries, ["intent", intent], ["reason", reason]]
  return sendFields(visitor, path, sent)
}
