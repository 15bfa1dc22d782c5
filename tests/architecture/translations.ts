import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./sources"

export type Language = "en" | "ar"
export const languages: readonly Language[] = ["en", "ar"]

/** Every message of a language, by its dotted key. */
export function flatten(language: Language): Map<string, string> {
  const file = join(root, "public", "assets", "locales", language, "translation.json")
  const sentences = new Map<string, string>()
  if (existsSync(file)) gather(JSON.parse(readFileSync(file, "utf8")), "", sentences)
  return sentences
}

function gather(node: unknown, prefix: string, into: Map<string, string>): void {
  if (typeof node === "string") into.set(prefix, node)
  if (typeof node !== "object" || node === null) return
  for (const [name, child] of Object.entries(node))
    gather(child, prefix ? `${prefix}.${name}` : name, into)
}

/** The key without its plural form, as a page requests it. */
export const pluralBase = (key: string): string =>
  key.replace(/_(zero|one|two|few|many|other)$/, "")
