import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { bookFiles, readBookOfWork } from "#app/classes/book/book.server"
import { replyWithCsv } from "#app/forms/file-reply.server"
import { csvLine } from "#app/forms/csv.server"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { form = "" } = params
  const rows = bookFiles.get(form)
  if (!rows) throw new Response(null, { status: 404 })
  const book = await readBookOfWork(request, context, params)
  const separator = new URL(request.url).searchParams.has("comma") ? "," : ";"
  return replyWithCsv(
    `book-${book.workId}-${form}`,
    rows(book, context.i18n).map((cells) => csvLine(cells, separator)),
  )
}
