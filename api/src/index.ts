import { platformDependencies } from "./http/dependencies"
import { createEntrypoints } from "./http/entrypoints"

export { Board } from "./board/board"
export { LiveRoom } from "./live/room"
export { Player } from "./player/player"
export type { PublishedMessage } from "./player/publish"

const { InternalApi, publicApi } = createEntrypoints(platformDependencies)

export { InternalApi }
export default publicApi
