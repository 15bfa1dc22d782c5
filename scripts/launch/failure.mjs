/** An error that the user can correct: printed as one sentence, without a stack. */
export class Failure extends Error {}

const full = /\bENOSPC\b|\bEDQUOT\b|SQLITE_FULL|database or disk is full|No space left on device/

/** What is printed of an error: a full disk shows in the output of any program. @param {unknown} error */
export function sentenceOf(error) {
  if (full.test(error instanceof Error ? error.message : ""))
    return "The disk is full: free some room, then run this again."
  return error instanceof Failure ? error.message : error
}

/**
 * Runs a command of this directory. For a {@link Failure} it prints the message, for any other error the stack.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** The system's code of an error, such as ENOENT or EACCES. @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error)
