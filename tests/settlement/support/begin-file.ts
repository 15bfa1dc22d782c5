import { applyD1Migrations, reset } from "cloudflare:test"
import { env } from "cloudflare:workers"

// All files share one worker, as in the contract suite, and each begins with nothing stored.
await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)
