import { platformDependencies } from "./dependencies"
import { createEntrypoints } from "./entrypoints"

export { Board } from "./board/board"
export { LiveRoom } from "./live/room"
export { Player } from "./player/player"
export type { Published } from "./player/publish"

const { InternalApi, publicApi } = createEntrypoints(platformDependencies)

export { InternalApi }
export default publicApi
