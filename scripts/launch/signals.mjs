/**
 * Ctrl-C and a polite kill stop the Workers and let them finish; a second Ctrl-C does not wait.
 * @param {import("./serve.mjs").Serving} serving
 */
export function stopOnSignal(serving) {
  let isStopping = false
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isStopping) process.exit(130)
      isStopping = true
      // The Windows console has sent Ctrl-C to the Workers too, and a kill there lets nothing finish.
      if (process.platform !== "win32") void serving.stop()
    })
  }
}
