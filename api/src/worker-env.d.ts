// Made from wrangler.toml by `npm run types:env`.
export interface WorkerEnv {
  IMAGES: R2Bucket
  DB: D1Database
  PUBLISHED: Queue
  ACCOUNT_LIMIT: RateLimit
  KNOWN_LIMIT: RateLimit
  CODEC: ImagesBinding
  JURISDICTION: string
  LOG_ONE_IN: string
  APP_URL: string
  ALLOWED_ORIGINS: string
  PUBLIC_URL: string
  PLAY: DurableObjectNamespace<import("./index").Player>
  BOARD: DurableObjectNamespace<import("./index").Board>
  ROOM: DurableObjectNamespace<import("./index").LiveRoom>
  MAIL: Service<typeof import("../../mail/src/index").MailService>
}
