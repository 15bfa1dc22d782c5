import type { HostCommand } from "#game/live/host"
import type { Item, Reply, RoomSettings } from "#game/live/room"
import type { Newcomer, Posted } from "#game/live/seats"
import type { RoomSnapshot } from "#game/live/view"

export type Watcher =
  | { readonly kind: "seat"; readonly seat: string }
  | { readonly kind: "screen" }
  | { readonly kind: "host"; readonly person: number }

/** What the object of a room is asked. Who may ask is the caller's to check; who hosts, the object knows. */
export type RoomCall =
  | {
      readonly do: "open"
      readonly settings: RoomSettings
      readonly items: readonly Item[]
      readonly host: number
    }
  /** Names for a guest, one for each draw, a number of at least 0 and below 1. */
  | { readonly do: "offer"; readonly draws: readonly number[] }
  | ({ readonly do: "join" } & Newcomer)
  /** With `after` the reply waits until the room is beyond it, for a few seconds. */
  | { readonly do: "look"; readonly as: Watcher; readonly after: number | null }
  | ({ readonly do: "answer" } & Posted)
  | { readonly do: "command"; readonly command: HostCommand }
  | { readonly do: "take"; readonly person: number; readonly insists: boolean }

export interface RoomReply {
  readonly state: "done" | "gone" | "full" | "taken" | "removed" | "over" | "not host"
  readonly names?: readonly string[]
  readonly seat?: string
  readonly reply?: Reply
  readonly snapshot?: RoomSnapshot
}
