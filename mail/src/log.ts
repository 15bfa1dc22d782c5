/** One line of JSON. No field may name whom a mail is for, or hold anything of its text. */
export const log = (level: "error", event: string, fields: Readonly<Record<string, string>>) =>
  console[level](JSON.stringify({ level, event, ...fields }))
