/** An error that the user can correct: printed as one sentence, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of this directory. For a {@link Failure} it prints the message, for any other error the stack.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exitCode = 1
  }
}

/** The system's code of an error, such as ENOENT or EACCES. @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error)
