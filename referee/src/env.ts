import type { PlayerReferee } from "./player-referee"

export interface Env {
  readonly PLAYERS: DurableObjectNamespace<PlayerReferee>
}
