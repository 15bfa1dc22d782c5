/**
 * Ctrl-C and SIGTERM stop the Workers after their last request; a second Ctrl-C exits at once.
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
