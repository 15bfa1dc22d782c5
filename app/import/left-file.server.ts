import { checkParts } from "./import-action.server"
import { readGiven } from "./read-given.server"
import { errorFiles, type LeftFile, leftOf, textOf } from "./rows-left.server"
import { readOutcomes } from "./sent-before.server"

/** The names of the files with all rows that are left. */
const restNames = ["tahaddi-rest.csv", "tahaddi-rest.gift"]

/** The file that a form of an import asks for by its name; `null` if there is none. */
export async function leftFile(
  form: FormData,
  author: Parameters<typeof checkParts>[1],
): Promise<LeftFile | null> {
  const { t } = author.context.i18n
  const given = await readGiven(form, author.context)
  const name = form.get("rows")
  const rest = restNames.find((each) => each === name)
  if ("error" in given) return rest ? { name: rest, text: () => given.text } : null
  const checked = await checkParts(given, author)
  if (!checked) return null
  const parts = leftOf(checked, readOutcomes(form))
  if (rest) return { name: rest, text: () => textOf(given, parts, t) }
  return errorFiles(given.refused, parts, t).find((file) => file.name === name) ?? null
}
