import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/cloudflare"
import { packs } from "#contract"
import { idPattern } from "#contract/limits"
import { gameNames, languages, wireGames } from "#contract/words"
import { readFields } from "#app/forms/read-fields.server"
import { isUnavailable, orNull } from "#app/forms/refusals.server"
import { choicePath, workPath } from "#app/play/addresses"
import { packsTaken } from "#app/cookies/packs-cookie.server"
import type { AppContext } from "#app/server/context.server"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { lastOfEach } from "#app/session/saved-submissions.server"
import type { ToastKey } from "#app/toast/toast.server"
import { readTypedAnswers, readPackForm, type TypedTexts } from "./form.server"
import { noticePage, packPage, sendAgainPage } from "./page.server"

/** Its page has no scripts of the app, is kept by the service worker, and is HTML of its own. */
export const handle = { ours: "packs" } satisfies RouteNeeds

const taking = "take"

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireRole(request, context, "Student")
  const packId = params["packId"] ?? ""
  // After a log-in, which leads back to where a form was sent to.
  if (packId === taking) throw redirect(getFormPath(await context.savedSubmissions.take()), 303)
  // Scripts would then show it as a page of the app.
  if (context.isOfData) throw redirectDocument(`/packs/${packId}`)
  const reply = await orNull(context.upstream.call(packs.showPack, { params: { packId } }))
  if (!reply) return toResponse(noticePage(context, "unavailable"), context, 503)
  if (reply.status !== 200) return toResponse(noticePage(context, "notFound"), context, 404)
  context.session.raisePoints(reply.body.totalpoints)
  context.lite.keepWhile(reply.body.state === "open")
  const typed = new Map(Object.entries(lastOfEach((await context.savedSubmissions.take()) ?? {})))
  return toResponse(packPage(context, reply.body, typed), context, 200, request)
}

export function action(args: ActionFunctionArgs) {
  return args.params["packId"] === taking ? take(args) : settle(args)
}

async function take({ request, context }: ActionFunctionArgs) {
  const { toasts } = context
  const { grade } = requireRole(request, context, "Student")
  const fields = await readFields(request, ["work", "game", "subject", "chapter", "language"])
  const sent = Object.fromEntries(fields)
  const wanted = readTaking(sent)
  const reply = await orNull(askForPack(context, grade, wanted))
  if (reply?.status === 200) return redirect(`/packs/${reply.body.packId}`, 303)
  toasts.put("error", reply ? toRefusal(reply.status, wanted) : "toast.notSent")
  return redirect(getFormPath(sent), 303)
}

const toRefusal = (status: number, { workId }: ReturnType<typeof readTaking>): ToastKey =>
  status === 409
    ? "toast.packsFull"
    : status === 403 && workId
      ? "toast.packNotOpen"
      : "toast.packNotTaken"

type Sent = Readonly<Record<string, unknown>> | null

function readTaking(sent: Sent) {
  const text = (name: string) =>
    String(sent?.[name] ?? "")
      .trim()
      .slice(0, 200)
  const workId = text("work")
  return {
    workId: idPattern.test(workId) ? workId : null,
    game: gameNames.find((name) => name === text("game")),
    subject: text("subject"),
    chapter: text("chapter"),
    language: languages.find((name) => name === text("language")),
  }
}

function getFormPath(sent: Sent): string {
  const { workId, game, subject, chapter } = readTaking(sent)
  if (workId) return workPath(workId)
  if (!game) return "/games"
  return `${choicePath("education", game)}?${new URLSearchParams({ subject, chapter })}`
}

function askForPack(
  { upstream, i18n }: AppContext,
  grade: string,
  { workId, game, subject, chapter, language }: ReturnType<typeof readTaking>,
) {
  if (workId) return upstream.call(packs.takeWorkRounds, { params: { workId }, body: {} })
  if (!game || !subject || !chapter) throw new Response(null, { status: 400 })
  return upstream.call(packs.takeRounds, {
    body: { grade, subject, chapter, game: wireGames[game], language: language ?? i18n.language },
  })
}

async function settle(args: ActionFunctionArgs) {
  const { request, context } = args
  const typed = await readPackForm(request)
  if (request.headers.get("Accept")?.includes("text/html")) {
    requireRole(request, context, "Student")
    return answer(args, typed, true)
  }
  // The service worker sends forms that were kept, and shows nobody the reply.
  const { person } = context.session
  if (person?.role !== "Student") return new Response(null, { status: person ? 403 : 401 })
  return answer(args, typed, false).catch(unseen)
}

function unseen(error: unknown): Response {
  if (!(error instanceof Response)) throw error
  return new Response(null, { status: 401 })
}

async function answer(
  { request, context, params }: ActionFunctionArgs,
  typed: TypedTexts,
  isShown: boolean,
) {
  const packId = params["packId"] ?? ""
  try {
    const answers = readTypedAnswers(typed)
    const body = { answers, isShown }
    const reply = await context.upstream.call(packs.settlePack, { params: { packId }, body })
    if (reply.status !== 200) return toResponse(noticePage(context, "notFound"), context, 404)
    const { state, rounds } = reply.body
    const isLate = answers.some(({ round }) => rounds[round - 1]?.state === "open")
    if (state === "expired" && isLate && !isShown) context.toasts.put("error", "toast.packOver")
    context.session.raisePoints(reply.body.totalpoints)
    context.lite.keepWhile(reply.body.state === "open")
    const html = packPage(context, reply.body, typed, true)
    return toResponse(html, context, 200, isShown ? request : null)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return toResponse(sendAgainPage(context, typed), context, 503)
  }
}

/** `shownBy`: its script keeps a page that is shown, however somebody came to it. */
const toResponse = (
  html: string,
  context: AppContext,
  status = 200,
  shownBy: Request | null = null,
) =>
  new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policyFor(context),
      ...(shownBy && packsTaken(shownBy, context.session.person?.id ?? "")),
    },
  })

const policyFor = ({ nonce, lite }: AppContext) =>
  [
    "default-src 'none'",
    `script-src ${lite.isOn ? "'none'" : `'nonce-${nonce}'`}`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
