/** What the header of an image says, and what is left of its file without what nobody looks at. */
export interface Found {
  /** The longest, of all frames. */
  readonly width: number
  readonly height: number
  /** 1 where nothing moves. */
  readonly frames: number
  /** The file in order, without metadata and without anything behind its end. */
  readonly parts: readonly Uint8Array[]
}
