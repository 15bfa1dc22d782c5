import { useEffect, useState } from "react"
import type { DraftDesk } from "./draft-desk"

/** What keeps drafts, once it is there: the page stands without it, and where it does not come. */
export function useDraftDesk(): typeof DraftDesk | null {
  const [desk, setDesk] = useState<{ readonly component: typeof DraftDesk } | null>(null)
  useEffect(() => {
    const coming = import("./draft-desk").catch(() => null)
    void coming.then((loaded) => loaded && setDesk({ component: loaded.DraftDesk }))
  }, [])
  return desk?.component ?? null
}
