/**
 * Ctrl-C and SIGTERM let the Workers finish and stop them; a second Ctrl-C does not wait.
 * @param {import("./serve.mjs").Serving} serving
 */
export function stopOnSignal(serving) {
  let isStopping = false
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isStopping) process.exit(130)
      isStopping = true
      void serving.stop()
    })
  }
}
