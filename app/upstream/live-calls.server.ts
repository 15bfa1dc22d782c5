import { liveLesson as lesson, liveRooms as rooms } from "#contract"
import { seatHeader } from "#contract/words"
import { type CallParts, type Upstream, send } from "./send.server"

/** Longer than the API holds a look, and shorter than the 15 s after which the browser counts a reply as lost. */
const heldMs = 14_000

/**
 * A held look is slow on purpose: it has a time and a circuit of its own, and is not tried again, since the page comes
 * back by itself.
 */
const patient = (upstream: Upstream): Upstream => {
  const endsAt = upstream.way.clock.now() + heldMs
  const leftMs = () => Math.max(0, endsAt - upstream.way.clock.now())
  return {
    ...upstream,
    patienceMs: heldMs,
    way: { ...upstream.way, budget: { isForm: false, leftMs } },
  }
}

type Key = string | undefined

export const callsOfLive = (upstream: Upstream) => ({
  open: (body: CallParts<typeof rooms.openLiveRoom>["body"]) =>
    send(upstream, rooms.openLiveRoom, { body }),
  list: () => send(upstream, rooms.listLiveRooms, {}),
  find: (code: string, key: Key) =>
    send(upstream, rooms.findLiveRoom, { body: { code }, headers: { [seatHeader]: key } }),
  join: (body: CallParts<typeof rooms.joinLiveRoom>["body"]) =>
    send(upstream, rooms.joinLiveRoom, { body }),
  /** `key`: that of a guest's seat, or of the screen. */
  of: (code: string, key?: Key) => callsOfRoom(upstream, { code }, { [seatHeader]: key }),
})

/** A look with the version that the page shows waits for news; without it the reply comes at once. */
function callsOfRoom(
  upstream: Upstream,
  params: { readonly code: string },
  headers: { readonly [seatHeader]: Key },
) {
  const as = (since: string | undefined) => (since === undefined ? upstream : patient(upstream))
  return {
    showSeat: (since?: string) =>
      send(as(since), { ...lesson.showSeat, safe: !since }, { params, headers, query: { since } }),
    showScreen: (since?: string) =>
      send(
        as(since),
        { ...lesson.showScreen, safe: !since },
        { params, headers, query: { since } },
      ),
    showHost: (since?: string) =>
      send(as(since), { ...lesson.showHost, safe: !since }, { params, query: { since } }),
    answer: (body: CallParts<typeof lesson.answerLive>["body"]) =>
      send(upstream, lesson.answerLive, { params, headers, body }),
    command: (body: CallParts<typeof lesson.commandLive>["body"]) =>
      send(upstream, lesson.commandLive, { params, body }),
    takeOver: (insists: boolean) =>
      send(upstream, lesson.takeOverLive, { params, body: { insists } }),
    results: () => send(upstream, lesson.showLiveResults, { params }),
  }
}
