// Made from wrangler.toml by `npm run types:env`.
export interface WorkerEnv {
  EMAIL: SendEmail
  MAIL_FROM: string
}
