import type { CheckedRow } from "./check-rows.server"

/** The numbers of the rows of a text that are stored, and of those that the API refused. */
export interface Outcomes {
  readonly stored: ReadonlySet<number>
  readonly refused: ReadonlySet<number>
}

/** The outcomes as fields of the form that sends the rows again: numbers, separated by spaces. */
export const outcomeFields = ({ stored, refused }: Outcomes) => ({
  stored: [...stored].join(" "),
  refused: [...refused].join(" "),
})

/** More than the numbers of as many rows as an import may have. */
const fieldMax = 5000

export function readOutcomes(form: FormData): Outcomes {
  const numbersIn = (name: string) =>
    new Set(
      String(form.get(name) ?? "")
        .slice(0, fieldMax)
        .split(" ")
        .filter(Boolean)
        .map(Number),
    )
  return { stored: numbersIn("stored"), refused: numbersIn("refused") }
}

export const joinOutcomes = (one: Outcomes, other: Outcomes): Outcomes => ({
  stored: new Set([...one.stored, ...other.stored]),
  refused: new Set([...one.refused, ...other.refused]),
})

/** The rows that are left: those that are not stored, with an error where the API refused them. */
export const rowsLeft = (
  rows: readonly CheckedRow[],
  { stored, refused }: Outcomes,
): readonly CheckedRow[] =>
  rows
    .filter(({ number }) => !stored.has(number))
    .map((row) =>
      refused.has(row.number)
        ? { ...row, question: null, errors: { "": [{ key: "errors.make.refused" }] } }
        : row,
    )
