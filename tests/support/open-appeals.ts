import type { Page, Visitor } from "./visitor"
import { sendFields } from "./data-requests"

const path = "/my-questions/appeals"

export const entryOf = ({ document }: Page, given: string) =>
  document.querySelectorAll("main ol > li").find(({ text }) => text.includes(given))

export const decide = (visitor: Visitor, given: string, intent: string, reason = "") => {
  const fields = entryOf(visitor.page, given)?.querySelectorAll("input[type=hidden]") ?? []
  const kept = fields.map((field) => [field.getAttribute("name"), field.getAttribute("value")])
  return sendFields(visitor, path, { ...Object.fromEntries(kept), intent, reason })
}
