interface Chapter {
  readonly name: string
  readonly number: string
  /** The API says that it has no question of this game. */
  readonly isEmpty: boolean
}

/** What a pupil has chosen so far, and may choose. */
export interface Choices {
  readonly subjects: readonly { readonly name: string; readonly image: string }[]
  readonly subject: string | null
  /** Of the chosen subject; `null` before one is chosen. */
  readonly chapters: readonly Chapter[] | null
  readonly chapter: string | null
}
