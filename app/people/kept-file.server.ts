import type { KeptData } from "#contract/accounts/kept-data"
import { kept } from "#contract/kept"
import { replyWithCsv, replyWithFile } from "#app/forms/file-reply.server"
import { csvLine, separatorFor } from "#app/forms/csv.server"
import type { AppContext } from "#app/server/context.server"

/**
 * What is kept of a person, as a file that the browser saves: "json" as in the call, or "csv" with a row for each
 * value, whose kinds are in the reader's language.
 * @throws a 404 for another format
 */
export function replyWithKept(
  answer: { readonly status: 200; readonly body: KeptData } | { readonly status: number },
  format: string | undefined,
  { t, language }: AppContext["i18n"],
): Response {
  if (!("body" in answer) || !isData(answer.body) || (format !== "json" && format !== "csv"))
    throw new Response(null, { status: 404 })
  const tables = answer.body.kept
  if (format === "json")
    return replyWithFile("tahaddi.json", "application/json", JSON.stringify(tables, null, 1))
  const separator = separatorFor(language)
  const columns = ["kind", "table", "row", "column", "value"] as const
  const lines = tables.flatMap(({ kind, table, columns: names, rows }) => {
    const known = kept.find((each) => each.kind === kind)
    const title = known ? t(`privacy.kind.${known.kind}.title`) : kind
    return rows.flatMap((row, at) =>
      row.map((value, column) =>
        csvLine(
          [title, table, String(at + 1), names[column] ?? "", String(value ?? "")],
          separator,
        ),
      ),
    )
  })
  return replyWithCsv("tahaddi", [
    csvLine(
      columns.map((name) => t(`privacy.file.${name}`)),
      separator,
    ),
    ...lines,
  ])
}

const isData = (body: object): body is KeptData => "kept" in body
