/// <reference types="@cloudflare/vitest-pool-workers/types" />
import type * as worker from "../../../referee/src/index"

declare global {
  namespace Cloudflare {
    interface Env {
      readonly PLAYERS: DurableObjectNamespace<worker.PlayerReferee>
      readonly NETWORKS: DurableObjectNamespace<worker.NetworkTrials>
    }
    interface GlobalProps {
      mainModule: typeof worker
    }
  }
}
