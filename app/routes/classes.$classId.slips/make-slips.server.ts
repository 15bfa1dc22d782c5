import { type ActionFunctionArgs, data } from "@remix-run/cloudflare"
import { classes as limits, idPattern } from "#contract/limits"
import { forTeachers, readOwnClass } from "#app/classes/class-request.server"
import { toQrCode } from "#app/classes/qr-code.server"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import type { CallsOfClass } from "#app/upstream/class-calls.server"

type Slips = Extract<
  Awaited<ReturnType<CallsOfClass["renewSecrets"]>>,
  { readonly status: 200 }
>["body"]["slips"]

/** Each slip ends the sessions of its pupil, which is a call: with the others at most 32 in a request (decision 19). */
const slipsAtOnce = 15

/**
 * The secrets of the ticked pupils are in this reply and nowhere else, so it is a page and no redirect. What was made
 * before comes back with the form that goes on.
 */
export const makeSlips = forTeachers(async ({ request, context, params }: ActionFunctionArgs) => {
  const lists = ["people", "made"]
  const fields = await readFields(request, [...lists, "intent"], { lists })
  const isAdding = fields.get("intent") === "add"
  const ids = isAdding
    ? await readNew(request, context, params["classId"])
    : fields.getAll("people")
  const people = ids.flatMap((id) => (idPattern.test(String(id)) ? Number(id) : []))
  if (people.length === 0) {
    const nobody = isAdding ? "errors.class.slipsMissed" : "errors.class.noneTicked"
    return data({ slips: [], left: [], isStuck: false, nobody } as const, { status: 422 })
  }
  const calls = context.upstream.classes.of(params["classId"] ?? "")
  const { slips, left } = await renewAll(calls, people.slice(0, slipsAtOnce))
  await endSessions(context, slips)
  const before = fields.getAll("made").flatMap((made) => readMade(String(made)) ?? [])
  const origin = context.origin ?? new URL(request.url).origin
  const isStuck = slips.length === 0 && left.length > 0
  const waiting = [...left, ...people.slice(slipsAtOnce)]
  // Drawing a code takes longer than all else of a slip, and each step shows the slips of those before it again.
  const isPrinted = isStuck || waiting.length === 0
  return data(
    {
      slips: [...before, ...slips].map((slip) => toSlip(slip, origin, isPrinted)),
      left: waiting,
      isStuck,
      nobody: null,
    },
    { status: isStuck ? 503 : 200, headers: { "Cache-Control": "no-store" } },
  )
})

/** Those who were just added come from there by a redirect that keeps the method. */
async function readNew(request: Request, context: AppContext, classId?: string) {
  const { shown } = await readOwnClass(request, context, classId)
  return shown.pupils.flatMap(({ personID, hasSecret, isNew }) =>
    hasSecret && isNew ? [personID] : [],
  )
}

/** As the form that goes on sends it: number, secret and name. */
function readMade(made: string): Omit<Slips[number], "personID"> | null {
  const [, number, secret, name] = /^(\d+) (\d+) (.+)$/.exec(made) ?? []
  return number && secret && name ? { number, secret, name } : null
}

/** One call after another; if one fails, what was made before it is shown, and the others are left. */
async function renewAll(
  calls: CallsOfClass,
  people: readonly number[],
): Promise<{ readonly slips: Slips; readonly left: readonly number[] }> {
  const some = people.slice(0, limits.secretsMax)
  const rest = people.slice(limits.secretsMax)
  const made = await renewSome(calls, some)
  if (made === null) return { slips: [], left: people }
  if (rest.length === 0) return { slips: made, left: [] }
  const others = await renewAll(calls, rest)
  return { slips: [...made, ...others.slips], left: others.left }
}

async function renewSome(calls: CallsOfClass, people: readonly number[]): Promise<Slips | null> {
  try {
    const answer = await calls.renewSecrets(people)
    if (answer.status === 404) throw new Response(null, { status: 404 })
    return answer.status === 200 ? answer.body.slips : null
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

const endSessions = ({ endedSessions }: AppContext, slips: Slips) =>
  Promise.all(slips.map(({ personID }) => endedSessions.endAllSessions(personID)))

function toSlip(
  { name, number, secret }: Omit<Slips[number], "personID">,
  origin: string,
  isPrinted: boolean,
) {
  const fill = new URLSearchParams({ number, secret })
  const qr = isPrinted ? toQrCode(`${origin}/login?${fill}`) : null
  // Half of a line of the paper has no room for more, and browsers need no more.
  return { name, number, secret, at: `${new URL(origin).host}/login`, qr }
}

export type Slip = ReturnType<typeof toSlip>
