/** One line of JSON. No field may contain a recipient or any of a mail's text. */
export const log = (level: "error", event: string, fields: Readonly<Record<string, string>>) =>
  console[level](JSON.stringify({ level, event, ...fields }))
