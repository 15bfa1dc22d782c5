export { NetworkTrials } from "./network-trials"
export { PlayerReferee } from "./player-referee"
export { RefereeService } from "./referee-service"

/** No HTTP interface: the app calls `RefereeService`. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
