import { applyD1Migrations, reset } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { resetSurroundings } from "./api"
import { costs } from "./row-costs"

// All files share one worker, because loading the API with its libraries takes longer than most of
// them. Each begins with an empty database and with the shared modules as they were loaded.
await reset()
await applyD1Migrations(env.DB, env.MIGRATIONS)
resetSurroundings()
costs.length = 0
