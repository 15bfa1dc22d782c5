/** An error that the user can correct: printed as one sentence, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command of this directory. A {@link Failure} ends it with its sentence, anything else with its stack.
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

/** What the system calls an error: ENOENT, EACCES. @param {unknown} error */
export const codeOf = (error) =>
  error instanceof Error && "code" in error ? String(error.code) : String(error)
