import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { groupDigits } from "#app/classes/digits"
import { toQrCode } from "#app/classes/qr-code.server"
import { nameMoment } from "./moment"
import { lookSince, readRoomAddress, requireNews } from "#app/live/room-request.server"

/** For whoever has the key that the host's page gives the projector, or is a teacher of the room. */
export async function viewScreen({ request, context, params }: LoaderFunctionArgs) {
  const { code, since, isStill, key } = readRoomAddress(request, params["code"])
  const calls = context.upstream.live.of(code, key)
  const answer = await lookSince(calls.showScreen, since)
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { screen, ...room } = answer.body
  requireNews(request, since, room.version)
  const site = context.origin ?? new URL(request.url).origin
  return {
    kind: "screen" as const,
    title: context.i18n.t(`live.title.${nameMoment(room)}`),
    path: `/live/${code}/screen?${key ? `key=${key}&` : ""}`,
    isStill,
    room,
    screen: { ...screen, code: groupDigits(code) },
    address: `${new URL(site).host}/live`,
    qr: room.phase === "lobby" ? toQrCode(`${site}/live/${code}`) : null,
  }
}
