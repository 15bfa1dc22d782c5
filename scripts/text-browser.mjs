import { Failure, runCommand } from "./launch/failure.mjs"
import { prepareStates, startProduct } from "../tests/support/servers.mjs"
import { playJourney } from "./text-browser/journey.mjs"
import { startRelay } from "./text-browser/relay.mjs"
import { ensureW3m, openW3m } from "./text-browser/w3m.mjs"

/** Plays from sign-up to the leaderboard in w3m, with its keys, and prints every page. */
await runCommand(async () => {
  if (process.platform !== "linux") throw new Failure("The text browser runs on Linux only.")
  await ensureW3m()
  const states = await prepareStates()
  const product = await startProduct(states.newState())
  const relay = await startRelay(product.url)
  const browser = openW3m(`${relay.url}/?lng=en`)
  try {
    await playJourney(browser)
    console.log("Played from sign-up to the leaderboard in a text browser.")
  } finally {
    browser.close()
    relay.stop()
    await product.stop()
    states.remove()
  }
})
