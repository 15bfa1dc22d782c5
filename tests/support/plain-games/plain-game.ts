import type { Letter } from "../letter-checks"

/** What a client without scripts knows of one game, written by hand: its forms and calls. */
export interface PlainGame {
  readonly written: Readonly<Record<string, string | readonly string[]>>
  readonly questionField: string
  /** The end of the addresses of the calls that store a question, cut off after `make`. */
  readonly makeCall: string
  /** The text fields of the form that writes a question, with their maximum lengths. */
  readonly texts: Readonly<Record<string, number>>
  readonly choices: Readonly<Record<string, string>>
  /** The forms of a round: their text fields with maximum lengths, and the button. */
  readonly roundForms: readonly { readonly texts: PlainGame["texts"]; readonly intent: string }[]
  /** The call with which the API judges an answer, and its form's fields; `null` if the API judges none. */
  readonly judged: Judged | null
  /** The expected requests of the game's own calls, written by hand from the specification. */
  readonly letters: readonly Letter[]
}

interface Judged {
  readonly call: string
  readonly fields: readonly string[]
  readonly button?: { readonly name: string; readonly value: string }
}
