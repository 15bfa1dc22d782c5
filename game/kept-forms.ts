/** What was typed into a form, by field; several values where a field was sent several times. */
export type TypedFields = Readonly<Record<string, string | readonly string[]>>

/** The form posted last when a session was over, kept for its person until they are back. */
export interface KeptForms {
  /** Keeps what was posted to a page; what was kept of another page gives way. */
  keepForm(player: string, path: string, fields: TypedFields): Promise<void>
  /** Hands it out, once and within 24 hours; `null` where there is none of this page. */
  takeForm(player: string, path: string): Promise<TypedFields | null>
}
