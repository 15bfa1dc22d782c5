import type { Message } from "#app/i18n/keys"

/** Why a play page came back as it was, and what had been typed, by field. */
export interface PlayReply {
  readonly error: Message
  readonly typed: Readonly<Record<string, string>>
}
