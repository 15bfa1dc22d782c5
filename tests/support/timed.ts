import type { FakeClock } from "./fake-clock"

/** The result of a call, and its duration in milliseconds. */
export async function timed<T>(
  clock: FakeClock,
  call: Promise<T>,
): Promise<{ value: T; ms: number }> {
  const from = clock.now()
  const came: { value: T; ms: number }[] = []
  void call.then((value) => came.push({ value, ms: clock.now() - from }))
  for (let step = 0; step < 1000; step += 1) {
    const [first] = came
    if (first) return first
    await clock.pass(50)
  }
  throw new Error("Nothing came.")
}
