/**
 * What identifies a grade or counts a chapter, as a number where it is one: other servers take no text
 * there. A name stays a name.
 */
export const asNumber = (value: string | number): string | number =>
  typeof value === "string" && /^(?:0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value
