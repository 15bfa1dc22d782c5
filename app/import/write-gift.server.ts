import { counts } from "#contract/limits"
import type { Game } from "#contract/words"
import { columnsOf } from "./columns.server"
import { escaped } from "./gift-text.server"

type T = Parameters<typeof columnsOf>[1]

/** The cells of a row by their fields. */
export type Cells = ReadonlyMap<string, string>

/**
 * Rows of one game as GIFT, which an import reads as the same rows: what the format has no placement for stands in
 * comments, by the names of our columns. Other software skips those.
 */
export const writeGift = (game: Game, rows: readonly Cells[], t: T): string =>
  rows.map((cells) => `${questionsOf(game, cells, t).join("\n\n")}\n\n`).join("")

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function questionsOf(game: Game, cells: Cells, t: T): readonly string[] {
  const names = new Map(columnsOf("five-hints", t).map(({ field, header }) => [field, header]))
  const comment = (field: string, text: string) =>
    `// ${names.get(field) ?? field}: ${escaped(text)}`
  const given = (...fields: readonly string[]) =>
    fields
      .filter((field) => cells.get(field))
      .map((field) => comment(field, cells.get(field) ?? ""))
  const placement = [
    ...given("section", "grade", "subject", "chapter"),
    comment("language", cells.get("language") ?? ""),
  ]
  if (game === "offside")
    return numbers(counts.statements).map((at) =>
      [
        ...(at === 0 ? [...placement, ...given("question", "summary")] : []),
        statement(cells, at),
      ].join("\n"),
    )
  if (game === "five-hints")
    return [
      [
        ...placement,
        ...given(...numbers(counts.hints).map((at) => `hints[${at}]`), "wrongAnswers"),
        ...shortAnswer((field) => cells.get(field) ?? "", comment),
      ].join("\n"),
    ]
  return numbers(counts.items).map((at) => {
    const text = (field: string) => cells.get(`questions[${at}].${field}`) ?? ""
    return [
      ...(at === 0 ? placement : []),
      `// ${t("make.level")}: ${escaped(text("difficultyLevel"))}`,
      ...(text("wrongAnswers") ? [comment("wrongAnswers", text("wrongAnswers"))] : []),
      ...shortAnswer(text, comment),
    ].join("\n")
  })
}

function statement(cells: Cells, at: number): string {
  const truths = Array.from((cells.get("correct") ?? "").matchAll(/\d/g), ([digit]) =>
    Number(digit),
  )
  const title = escaped(cells.get("question") ?? "")
  return `::${title}::${plain(cells.get(`hints[${at}]`) ?? "")}{${truths.includes(at + 1) ? "TRUE" : "FALSE"}}`
}

function shortAnswer(
  text: (field: string) => string,
  comment: (field: string, text: string) => string,
): readonly string[] {
  const answers = text("answer")
    .split("|")
    .map((each) => each.trim())
  const isExact = answers.join("|") === text("answer") && !answers.includes("")
  const summary = text("summary") ? `####${escaped(text("summary"))}` : ""
  // A sign of percent at the beginning would be read as a weight.
  const right = answers.map((each) => `=${each.startsWith("%") ? "%100%" : ""}${escaped(each)}`)
  return [
    ...(isExact ? [] : [comment("answer", text("answer"))]),
    `${plain(text("question"))}{${right.join("")}${summary}}`,
  ]
}

/** A text that begins like a comment, a category or a format is marked as a text. */
const plain = (text: string) =>
  `${/^\s*(?:\/\/|\[|\$)/.test(text) ? "[plain]" : ""}${escaped(text)}`
