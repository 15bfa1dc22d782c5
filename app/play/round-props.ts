import type { Message } from "#app/i18n/keys"

/** What the page of a round in play draws. */
export interface RoundProps<Round> {
  readonly round: Round
  /** What had been typed in a form that came back, by field. */
  readonly typed: Readonly<Record<string, string>>
  /** Why it came back. */
  readonly error: Message | undefined
}
