import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Draft } from "#contract/questions/drafts"
import { gameNames, wireGames, type Game } from "#contract/words"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { readFields } from "#app/forms/read-fields.server"
import { orNull } from "#app/forms/refusals.server"
import { serverGames } from "#app/games/games.server"
import { toColumns } from "#app/import/sheet/columns.server"
import type { AppContext } from "#app/server/context.server"
import { requirePerson } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"
import { orMissing } from "#app/upstream/errors.server"

interface DraftView {
  readonly id: string
  readonly game: Game
  readonly question: string
  /** The names of the fields that are empty, as columns of a sheet are called. */
  readonly missing: readonly string[]
  readonly daysLeft: number
  readonly to: string
}

interface DraftsView {
  readonly drafts: readonly DraftView[]
  readonly next: string
}

const dayMs = 24 * 60 * 60_000

export async function viewDrafts(
  context: AppContext,
  person: Person,
  after: string,
): Promise<DraftsView> {
  const reply = await context.upstream.authoring.drafts(
    /^\d{1,15}$/.test(after) ? after : undefined,
  )
  if (reply.status === 404 || reply.status === 405) throw new Response(null, { status: 404 })
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const { drafts, next } = reply.body
  return { drafts: drafts.flatMap((each) => view(each, person, context)), next: next ?? "" }
}

function view(
  { draftId, game: wire, fields, expiresAt }: Draft,
  person: Person,
  { i18n: { t } }: AppContext,
): readonly DraftView[] {
  const game = gameNames.find((name) => wireGames[name] === wire)
  if (!game) return []
  const isSchool = !fields["section"] && mayTeach(person)
  const placement = isSchool
    ? ["grade", ...(person.role === "Admin" ? ["subject"] : []), "chapter"]
    : ["section"]
  const form = new FormData()
  for (const [name, texts] of Object.entries(fields))
    for (const text of texts) form.append(name, text)
  const lacking = [
    ...placement.filter((name) => !form.has(name)),
    ...Object.keys(serverGames[game].check(form).errors),
  ]
  const questions = Object.entries(fields).filter(([name]) => name.endsWith("question"))
  return [
    {
      id: draftId,
      game,
      question: questions.map(([, [text]]) => text)[0] ?? "",
      missing: toColumns(game, t).flatMap(({ field, header }) =>
        lacking.includes(field) ? [header] : [],
      ),
      daysLeft: Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / dayMs)),
      to: `${makePath(isSchool ? "education" : "entertainment", game)}?draft=${draftId}`,
    },
  ]
}

export async function changeDraft({ request, context }: ActionFunctionArgs) {
  requirePerson(request, context)
  const { toasts, upstream } = context
  const fields = await readFields(request, ["intent", "id"])
  const id = String(fields.get("id") ?? "")
  const intent = fields.get("intent")
  if (!/^\d{1,15}$/.test(id) || (intent !== "remove" && intent !== "restore"))
    throw new Response("There is no such button.\n", { status: 400 })
  const { removeDraft, restoreDraft } = upstream.authoring
  const reply = await orNull(orMissing(intent === "remove" ? removeDraft(id) : restoreDraft(id)))
  const isDone = reply?.status === 200
  if (reply === null) toasts.put("error", "toast.notSent")
  else if (!isDone) toasts.put("warning", "toast.draftGone")
  else if (intent === "restore") toasts.put("success", "toast.draftRestored")
  const query = isDone && intent === "remove" ? `?removed=${id}` : ""
  return redirect(`/my-questions/drafts${query}`, 303)
}
