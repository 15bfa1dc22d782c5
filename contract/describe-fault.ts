const frame =
  /^\s*at (?:(?:async |new )?([\w$.<>#]{1,80}) (?:\[as [\w$]{1,80}\] )?\()?([^\s()]{1,300}):(\d+:\d+)\)?$/
const framesMax = 8

/** An error for the log: its name and its frames. Its message may quote what was typed. */
export function describeFault(error: unknown): { name: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error"
  return { name, frames: framesOf(error) }
}

/** A message of several lines can look like frames, so the stack is read from its end on. */
function framesOf({ stack = "", message }: Error): string[] {
  const written = stack.indexOf(message)
  // A message that was changed after the stack was made cannot be told from the frames.
  if (written < 0) return []
  const lines = stack.slice(written + message.length).split("\n")
  return lines.flatMap(readFrame).slice(0, framesMax)
}

/**
 * `function file.js:1:2048`, without folders: those of a page may hold what somebody typed. The column is
 * what tells places apart in a minified Worker.
 */
function readFrame(line: string): string[] {
  const [, caller = "", path = "", position = ""] = frame.exec(line) ?? []
  const file = /[\w.$-]{1,80}$/.exec(path)?.[0]
  return file ? [`${caller} ${file}:${position}`.trim()] : []
}
