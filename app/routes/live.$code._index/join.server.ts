import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare"
import { live as limits } from "#contract/limits"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable } from "#app/forms/refusals.server"
import type { TranslationKey } from "#app/i18n/keys"
import { newSeatCookie, readRoomAddress, readSeatKey } from "#app/live/room-request.server"
import type { ToastKey } from "#app/toast/toast.server"

const refusals = new Map<number, TranslationKey>([
  [404, "errors.live.unknown"],
  [429, "errors.tooMany"],
])

const spinsMax = 2

/** A guest gets the key of a seat with the first page, so that a form that is sent twice takes one seat. */
export async function viewSeatChoice({ request, context, params }: LoaderFunctionArgs) {
  const { code } = readRoomAddress(request, params["code"])
  const key = readSeatKey(request)
  const answer = await context.upstream.live.find(code, key)
  const { searchParams } = new URL(request.url)
  const spin = Number(searchParams.get("spin")) || 0
  const { person } = context.session
  const view = {
    title: context.i18n.t("live.join"),
    code,
    found: answer.status === 200 ? answer.body : null,
    error: answer.status === 200 ? null : (refusals.get(answer.status) ?? "errors.live.unknown"),
    spin: spin < spinsMax ? spin + 1 : null,
    person: person && { name: person.name, isPupil: person.role === "Student" },
  }
  const needsKey = view.found?.entry === "guest" && !key
  return data(view, needsKey ? { headers: { "Set-Cookie": newSeatCookie() } } : {})
}

const states = {
  full: "toast.liveFull",
  taken: "toast.liveTaken",
  closed: "toast.liveClosed",
  removed: "toast.liveRemoved",
  wrong: "toast.liveWrong",
  locked: "toast.liveLocked",
} as const satisfies Readonly<Record<string, ToastKey>>

export async function takeSeat({ request, context, params }: ActionFunctionArgs) {
  const { code } = readRoomAddress(request, params["code"])
  const fields = await readFields(request, ["intent", "name", "back", "table", "mates", "still"], {
    lists: ["mates"],
  })
  const read = (name: string, max: number) => String(fields.get(name) ?? "").slice(0, max)
  const here = `/live/${code}`
  if (read("intent", 10) === "other")
    return redirect(here, { status: 303, headers: { "Set-Cookie": newSeatCookie() } })
  const name = read("name", 40)
  const back = read("back", 20)
  const mates = fields.getAll("mates").flatMap((id) => (typeof id === "string" ? id : []))
  const isStill = fields.has("still")
  const isOfDetails = mates.length > 0 || back !== ""
  const showAgain = (error: ToastKey | null, status = 422) =>
    data({ mates, name, back, error, isStill, isOfDetails }, { status })
  if (mates.length > limits.matesMax) return showAgain(null)
  const key = readSeatKey(request)
  const still = isStill ? "?still" : ""
  if (name && !key && !context.session.person) return showAgain("toast.liveNoCookie")
  try {
    const answer = await context.upstream.live.join({
      code,
      ...(name && { name, ...(key && { key }) }),
      ...(back && { back }),
      ...(fields.has("table") && { mates }),
    })
    if (answer.status !== 200)
      return showAgain(answer.status === 429 ? "toast.liveOften" : "toast.liveNotIn")
    const { state } = answer.body
    if (state === "over") {
      context.toasts.put("error", "toast.liveOver")
      return redirect(here, 303)
    }
    if (state !== "seated") return showAgain(states[state])
    const headers = key ? { "Set-Cookie": newSeatCookie(key) } : undefined
    return redirect(`${here}/play${still}`, {
      status: 303,
      ...(headers && { headers }),
    })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return showAgain("toast.notSent", 503)
  }
}
