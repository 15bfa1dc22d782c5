import type { Language } from "#contract/words"
import type { HostCommand } from "#game/live/host"
import type { RoomResults, sheetIn } from "#game/live/results"
import type { Item, Reply, RoomSettings, Seat } from "#game/live/room"
import type { Newcomer, Refusal } from "#game/live/seats"
import type { RoomSnapshot } from "#game/live/view"

export interface SeatProof {
  readonly person: number | null
  readonly key: string | null
}

export type Watcher =
  | { readonly kind: "seat"; readonly proof: SeatProof }
  /** By the key of the screen, or none for a teacher of the room. */
  | { readonly kind: "screen"; readonly key: string | null }
  | { readonly kind: "host"; readonly person: number }

type GivenCommand<Kind> = Kind extends HostCommand ? Omit<Kind, "by"> : never
export type SentCommand =
  | Exclude<GivenCommand<HostCommand>, { readonly do: "rename" }>
  | { readonly do: "rename"; readonly seat: string }

/** What the object of a room is asked. Who may ask is the caller's to check; who hosts and sits, the object knows. */
export type RoomCall =
  | {
      readonly do: "open"
      readonly settings: RoomSettings
      readonly items: readonly Item[]
      readonly host: number
    }
  /** The caller's seat, and a free nickname, or a name for each draw, a number of at least 0 and below 1. */
  | {
      readonly do: "offer"
      readonly proof: SeatProof
      readonly draws: readonly number[]
      readonly nickname: string
      readonly language: Language
    }
  /** Somebody with an account whose name is taken gets one that is drawn; guests choose among those. */
  | {
      readonly do: "join"
      readonly newcomer: Newcomer
      readonly draws: readonly number[]
      readonly language: Language
    }
  | {
      readonly do: "come back"
      readonly name: string
      readonly number: string
      readonly key: string
    }
  /** With `after` the reply waits until the room is beyond it, for a few seconds. */
  | { readonly do: "look"; readonly as: Watcher; readonly after: number | null }
  | {
      readonly do: "answer"
      readonly proof: SeatProof
      readonly at: number
      readonly key: string
      readonly text: string
    }
  | {
      readonly do: "command"
      readonly by: number
      readonly command: SentCommand
      readonly draws: readonly number[]
    }
  | { readonly do: "take"; readonly person: number; readonly insists: boolean }
  | { readonly do: "results" | "sheet"; readonly by: number }

export interface RoomReply {
  /** `gone`: there is no such room, or no seat of the caller in it. */
  readonly state: "done" | "gone" | Refusal
  readonly names?: readonly string[]
  readonly takesTables?: boolean
  readonly seat?: Pick<Seat, "id" | "name" | "people"> | null
  readonly elsewhere?: readonly number[]
  readonly reply?: Reply
  readonly snapshot?: RoomSnapshot
  /** For a teacher who does not host: who does, and in how many ms the room is free. */
  readonly host?: { readonly person: number; readonly freeIn: number }
  readonly sheet?: ReturnType<typeof sheetIn>
  readonly results?: RoomResults
}
