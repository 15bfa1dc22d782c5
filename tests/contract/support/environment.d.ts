import type { D1Migration } from "@cloudflare/vitest-pool-workers"
import type { Mailer } from "#platform/mail"
import type { Board, LiveRoom, Published, Player } from "../../../api/src/index"
import type { CompiledSeed } from "../../../api/seed/types"

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database
      PLAY: DurableObjectNamespace<Player>
      BOARD: DurableObjectNamespace<Board & DurableObject>
      ROOM: DurableObjectNamespace<LiveRoom & DurableObject>
      PUBLISHED: Queue<Published>
      IMAGES: R2Bucket
      MIGRATIONS: D1Migration[]
      MAIL: Mailer
      ACCOUNT_LIMIT: RateLimit
      SHARP: Fetcher
      KNOWN_LIMIT: RateLimit
      APP_URL: string
    }
  }
}

declare module "vitest" {
  interface ProvidedContext {
    /** Whether suites run more cases: `npm run test:deep`. */
    readonly isDeep: boolean
    readonly seed: CompiledSeed
    readonly seededPeople: readonly { readonly email: string; readonly password?: string }[]
  }
}
