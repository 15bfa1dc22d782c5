// Made from wrangler.toml by `npm run types:env`.
export interface WorkerEnv {
  PLAYERS: DurableObjectNamespace<import("./index").PlayerReferee>
  NETWORKS: DurableObjectNamespace<import("./index").NetworkTrials>
}
