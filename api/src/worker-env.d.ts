// Made from wrangler.toml by `npm run types:env`.
export interface WorkerEnv {
  IMAGES: R2Bucket
  DB: D1Database
  ACCOUNT_LIMIT: RateLimit
  LOG_ONE_IN: string
  APP_URL: string
  ALLOWED_ORIGINS: string
  PUBLIC_URL: string
  MAIL: Service<typeof import("../../mail/src/index").MailService>
}
