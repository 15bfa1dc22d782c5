import { appendFileSync, existsSync, readFileSync } from "node:fs"
import type { Submission } from "./form"

const freeText =
  /^(name|email|password|confirmPassword|oldPassword|newPassword|title|message|answer|question|summary|reason|hints|chapterName)/

export function noteTyped(entries: Submission["entries"]): void {
  const file = process.env["TAHADDI_TYPED"]
  if (!file) return
  const typed = entries.flatMap(([name, value]) =>
    typeof value === "string" && freeText.test(name) ? [JSON.stringify(value.slice(0, 200))] : [],
  )
  if (typed.length > 0) appendFileSync(file, `${typed.join("\n")}\n`)
}

export function typedIn(file: string): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
  return [...new Set(lines)].map((line): string => JSON.parse(line))
}
