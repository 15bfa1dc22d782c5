import { workMax } from "#contract/limits"
import { categories, type Role, workKinds } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import { languageNamed } from "#app/i18n/language.server"
import { waitingCounter } from "#app/review/list/waiting-questions.server"
import { getAge } from "#app/review/question/question-view.server"
import type { AppContext } from "#app/server/context.server"
import type { WaitingEntry } from "./to-do"

/** The oldest first. `null` if the upstream does not say; for admins questions under review then take the place. */
export async function readToDo(
  context: AppContext,
  role: Role,
): Promise<readonly WaitingEntry[] | null> {
  if (role !== "Teacher" && role !== "Admin") return null
  const reply = await orNull(context.upstream.admin.waitingWork())
  if (reply?.status !== 200) return role === "Admin" ? readUnderReview(context) : null
  const now = Date.now()
  const language = languageNamed(context.i18n.language) ?? "en"
  return reply.body.waits.flatMap(({ kind: told, count, since }) => {
    const kind = workKinds.find((each) => each === told)
    return kind ? [{ kind, count: writeCount(kind, count), age: getAge(since, now, language) }] : []
  })
}

const isCountedWhole = (kind: string) => categories.some((category) => category === kind)

const writeCount = (kind: string, count: number) =>
  count >= workMax && !isCountedWhole(kind) ? `${workMax}+` : String(count)

async function readUnderReview(context: AppContext): Promise<readonly WaitingEntry[]> {
  const countOf = await waitingCounter(context)
  const entries = await Promise.all(
    categories.map(async (kind) => {
      const counts = await orNull(countOf(kind))
      const count = counts && counts.reduce((sum, each) => sum + each.count, 0)
      return count === 0 ? [] : [{ kind, count: count === null ? "" : String(count), age: "" }]
    }),
  )
  return entries.flat()
}
