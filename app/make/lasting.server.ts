import type { Choice } from "./places"

type Typed = Readonly<Record<string, string | readonly string[]>>

const longest = 200

/** Where a question belongs and its language, as far as it is said: the next one of the same writer keeps it. */
export function lastingOf(read: (name: string) => unknown): Readonly<Record<string, string>> {
  const said = ["grade", "subject", "chapter", "section", "language"].map((name) => {
    const value = read(name)
    return [name, typeof value === "string" ? value.trim().slice(0, longest) : ""] as const
  })
  return Object.fromEntries(said.filter(([, value]) => value !== ""))
}

export function choiceOf(typed: Typed): Choice & { readonly section: string } {
  const said = (name: string) => [typed[name] ?? ""].flat().at(-1) ?? ""
  return {
    grade: said("grade"),
    subject: said("subject"),
    chapter: said("chapter"),
    section: said("section"),
  }
}
