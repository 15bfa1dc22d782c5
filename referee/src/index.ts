export { NetworkTrials } from "./network-trials"
export { PlayerReferee } from "./player-referee"

/** No HTTP interface: the app binds the Durable Objects. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
