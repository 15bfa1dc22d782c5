const frame =
  /^\s*at (?:(?:async |new )?([\w$.<>#]{1,80}) (?:\[as [\w$]{1,80}\] )?\()?([^\s()]{1,300}):(\d+:\d+)\)?$/
const framesMax = 8

/** The name and the stack frames of an error, for the log. Its message is left out, because it may quote user input. */
export function describeFault(error: unknown): { name: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error"
  return { name, frames: toFrames(error) }
}

/** Reads the stack after the message, because a message of several lines can look like frames. */
function toFrames({ stack = "", message }: Error): string[] {
  const written = stack.indexOf(message)
  // If the message was changed after the stack was created, its lines cannot be distinguished from frames.
  if (written < 0) return []
  const lines = stack.slice(written + message.length).split("\n")
  return lines.flatMap(readFrame).slice(0, framesMax)
}

/**
 * The frame as `function file.js:1:2048`, without folders, because those of a page may contain user input. In a
 * minified Worker only the column identifies the location.
 */
function readFrame(line: string): string[] {
  const [, caller = "", path = "", position = ""] = frame.exec(line) ?? []
  const file = /[\w.$-]{1,80}$/.exec(path)?.[0]
  return file ? [`${caller} ${file}:${position}`.trim()] : []
}
