import { expect, inject } from "vitest"
import { thereOn, typedIn } from "./add-pages"
import { signedIn } from "./people"
import type { Page, Visitor } from "./visitor"
import { say, type TranslationKey } from "./words"

export type Entry = readonly [string, string | File]

export interface Case {
  readonly what: string
  readonly sent: readonly Entry[]
  readonly field: string
  readonly says: TranslationKey
  readonly kept?: Readonly<Record<string, string>>
}

export async function hostileAdmin() {
  const site = inject("site")
  const huda = await signedIn(site, "huda")
  const told: string[] = []

  const send = (path: string, entries: readonly Entry[]): Promise<Page> => {
    const isMultipart = entries.some(([, value]) => value instanceof File)
    return huda.send({ method: "POST", action: path, isMultipart, entries })
  }

  async function isTurnedAway(path: string, { what, sent, field, says, kept = {} }: Case) {
    const before = await schoolOf(huda)
    const why = say("en", says, { count: says === "errors.tooShort" ? 2 : 60 })
    const page = await send(path, sent)
    told.push(`${path.padEnd(27)} ${what.padEnd(32)} ${page.status} ${field}: ${why}`)
    expect(page.status).toBe(422)
    const link = page.document.querySelector("main [role=alert] a")?.getAttribute("href")
    expect(link).toMatch(new RegExp(`-${field}$`))
    expect(page.text).toContain(why)
    for (const [name, value] of Object.entries(kept)) expect(typedIn(page, name)).toBe(value)
    expect(page.html).not.toMatch(/<script>alert|<img src=x/)
    expect(await schoolOf(huda)).toBe(before)
  }

  async function statusOf(path: string, body: string): Promise<number> {
    const headers = {
      Cookie: huda.cookies.toString(),
      Origin: site,
      "Content-Type": "application/x-www-form-urlencoded",
    }
    return (await fetch(site + path, { method: "POST", body, headers })).status
  }
  return { huda, send, isTurnedAway, statusOf, told }
}

async function schoolOf(huda: Visitor): Promise<string> {
  const lists: string[] = []
  const parts = "grade subject chapter?grade=7&subject=Math grade-subjects?grade=7"
  for (const part of parts.split(" ")) lists.push(...thereOn(await huda.open(`/admin/add-${part}`)))
  return lists.join("\n")
}

export function badNames(field: string, others: readonly Entry[] = []): Case[] {
  const texts = others.flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  )
  const cases: readonly (readonly [string, string, TranslationKey])[] = [
    ["a script", "<script>alert(1)</script>", "errors.name.markup"],
    ["markup", "<img src=x onerror=alert(1)>", "errors.name.markup"],
    ["a right-to-left override", "Grade \u202e7", "errors.name.turnsAround"],
    ["invisible characters only", "\u200b\u200d\u2060\ufeff ", "errors.tooShort"],
    ["one letter and invisible ones", "a\u200b\u200b\0", "errors.tooShort"],
    ["10,000 characters", "x".repeat(10_000), "errors.tooLong"],
    ["an empty name", "", "errors.required"],
  ]
  return cases.map(([what, value, says]) => ({
    what,
    sent: [[field, value], ...others],
    field,
    says,
    kept: Object.fromEntries(texts),
  }))
}
