import type { TranslationKey } from "#app/i18n/keys"

/** What the API would not do, in our words. */
export interface Refusal<Field extends string> {
  readonly key: TranslationKey
  /** The field that it is about; none for the form as a whole. */
  readonly field?: Field
  /** Of the page that says so; 422 where none is given, and always at a field. */
  readonly status?: number
}

/** `when`: the status that the API answered with, or what the text of its refusal says. */
export type Refusals<Field extends string> = readonly (Refusal<Field> & {
  readonly when: number | RegExp
})[]

interface Refused {
  readonly status: number
  readonly body: { readonly message: string }
}

/** Too many tries, and nobody free to look at a password: the same wherever passwords are. */
export const turnedAway = [
  { when: 429, key: "errors.tooMany", status: 429 },
  { when: 503, key: "errors.busy", status: 503 },
] as const satisfies Refusals<never>

/** The first entry that fits; a text that none knows is never shown. */
export function refusalOf<Field extends string>(
  { status, body }: Refused,
  table: Refusals<Field>,
  otherwise: TranslationKey,
): Refusal<Field> {
  const fits = ({ when }: { when: number | RegExp }) =>
    typeof when === "number" ? when === status : when.test(body.message)
  return table.find(fits) ?? { key: otherwise }
}

interface Refusable<Field extends string, Reply> {
  reject(key: TranslationKey, status?: number): Reply
  rejectField(name: Field, key: TranslationKey): Reply
}

/** The page again, with what was typed and why it will not do. */
export function refuse<Field extends string, Reply>(
  form: Refusable<Field, Reply>,
  { key, field, status }: Refusal<Field>,
): Reply {
  return field === undefined ? form.reject(key, status) : form.rejectField(field, key)
}
