/** The referee in one process with the tests, which bring the API and the play modules of the app. */
export { PlayerReferee } from "../../../referee/src/player-referee"
export { RefereeService } from "../../../referee/src/referee-service"

export default { fetch: () => new Response("Not found", { status: 404 }) }
