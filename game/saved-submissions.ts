/** What was typed into a form, by field; several values where a field was sent several times. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>

/** The form posted last after a session was over, kept for its person until they are back. */
export interface SubmissionStore {
  /** Saves what was posted to a page; it replaces what was saved of another page. */
  saveForm(player: string, path: string, fields: TypedFields): Promise<void>
  /** Hands it out, once and within 24 hours; `null` where there is none of this page. */
  takeForm(player: string, path: string): Promise<TypedFields | null>
}
