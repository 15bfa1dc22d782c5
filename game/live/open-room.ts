import { roomLimits, type Item, type Room, type RoomSettings } from "./room"

export function openRoom(
  settings: RoomSettings,
  items: readonly Item[],
  host: number,
  now: number,
): Room | null {
  if (items.length === 0 || items.length > roomLimits.items) return null
  const started = { opened: [], startedAt: now, toldExtra: 0, rangAt: null, step: 0 }
  const idle = { told: 0, newcomers: {}, waitedFor: null, pausedAt: null, retryAt: 0, tries: 0 }
  return {
    ...settings,
    ...started,
    ...idle,
    v: 1,
    changes: 1,
    phase: "lobby",
    at: 0,
    revealed: 0,
    createdAt: now,
    writtenAt: null,
    host: { person: host, seenAt: now, isAway: false },
    hostTurns: 0,
    items,
    seats: {},
    answers: items.map(() => ({})),
    verdicts: items.map(() => ({ judged: {}, accepted: [] })),
    hands: {},
  }
}
