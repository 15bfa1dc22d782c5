export { PlayerReferee } from "./player-referee"
export { RefereeService } from "./referee-service"

/** Nobody reaches the referee over HTTP: the app calls `RefereeService`. */
export default {
  fetch: () => new Response("Not found", { status: 404 }),
}
