import { toRuns } from "#app/formulas/formulas.server"
import type { Language } from "#contract/words"

export interface Html {
  readonly html: string
}
type Part = string | number | null | Html | readonly Html[]

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

function toHtml(part: Part): string {
  if (part === null) return ""
  if (typeof part === "string" || typeof part === "number") return escape(String(part))
  return "html" in part ? part.html : part.map(toHtml).join("")
}

/** Escapes what is put in, unless it is HTML. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: String.raw({ raw: texts }, ...parts.map(toHtml)),
})

export const nothing: Html = html``

/** How texts that users wrote are shown, as `UserText` shows them. */
export function showingTexts(texts: readonly string[], language: Language) {
  const runs = toRuns(new Set(texts), language)
  const css = Object.values(runs).flatMap((each) =>
    each.flatMap((run) => (typeof run === "object" && "css" in run ? run.css : [])),
  )
  const show = (text: string): Html => ({
    html: (runs[text] ?? [text])
      .map((run) => {
        if (typeof run === "string") return inLines(run)
        if ("css" in run) return ""
        if ("ltr" in run) return `<bdi dir="ltr">${escape(run.ltr)}</bdi>`
        if ("lines" in run) return `<bdi dir="ltr" class="lines">${inLines(run.lines)}</bdi>`
        return `<bdi dir="ltr">${run.mathml}</bdi>${escape(run.after ?? "")}`
      })
      .join(""),
  })
  return { css: css[0] ?? "", show }
}

const inLines = (text: string) => escape(text).replaceAll("\n", "<br>")
