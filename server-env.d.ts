// Made from wrangler.toml by `npm run types:env`.
export interface WorkerEnv {
  CONTACT_LIMIT: RateLimit
  LOG_ONE_IN: string
  API_URL: string
  APP_URL: string
  CONTACT_TO: string
  JURISDICTION: string
  SERVICE_WORKER: string
  PLAYERS: DurableObjectNamespace<import("./referee/src/index").PlayerReferee>
  NETWORKS: DurableObjectNamespace<import("./referee/src/index").NetworkTrials>
  API: Service<typeof import("./api/src/index").InternalApi>
  MAIL: Service<typeof import("./mail/src/index").MailService>
}
