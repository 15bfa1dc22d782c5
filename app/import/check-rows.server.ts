import type { Placement } from "#app/authoring/placement/resolve-placement.server"
import type { QuestionBody } from "#app/authoring/send-question.server"
import type { FieldErrors } from "#app/forms/submission.server"
import { serverGames } from "#app/games/games.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import type { Layout } from "./columns.server"
import { Places } from "./places.server"
import { createCellReader } from "./row-fields.server"
import type { SheetRow } from "./sheet.server"

export interface CheckedRow extends SheetRow {
  /** The question to send; `null` where there are errors. */
  readonly question: { readonly placement: Placement; readonly body: QuestionBody } | null
  readonly errors: FieldErrors
}

/** Checks every row by the rules of its game's form; a row with the same question as an earlier one is an error. */
export async function checkRows(
  { context, person }: { readonly context: AppContext; readonly person: Person },
  layout: Layout,
  rows: readonly SheetRow[],
): Promise<readonly CheckedRow[]> {
  const reader = await createCellReader()
  const places = new Places(context, person)
  const checked: CheckedRow[] = []
  const firsts = new Map<string, number>()
  for (const row of rows) {
    const fields = reader.fieldsOf(layout, row.cells)
    const { body, errors } = serverGames[layout.game].check(fields)
    const resolved = await places.resolve(fields)
    const question =
      body && "placement" in resolved ? { placement: resolved.placement, body } : null
    const content = JSON.stringify(question)
    const first = question ? firsts.get(content) : undefined
    if (first === undefined) {
      firsts.set(content, row.number)
      const misplaced = "errors" in resolved ? resolved.errors : {}
      checked.push({ ...row, question, errors: { ...misplaced, ...errors } })
    } else {
      const again = { key: "errors.import.sameRow", params: { number: first } } as const
      checked.push({ ...row, question: null, errors: { "": [again] } })
    }
  }
  return checked
}
