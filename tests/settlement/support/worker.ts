export { Board } from "../../../api/src/board/board"
export { Player } from "../../../api/src/player/player"
export { PlayerReferee } from "../../../referee/src/player-referee"

export default { fetch: () => new Response("Not found", { status: 404 }) }
