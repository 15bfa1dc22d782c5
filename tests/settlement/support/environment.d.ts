/// <reference types="@cloudflare/vitest-pool-workers/types" />
import type * as worker from "./worker"

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof worker
    }
  }
}
