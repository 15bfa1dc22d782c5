import { useLocation } from "@remix-run/react"
import { useState } from "react"

/**
 * A key for a form that begins anew with each page. With a `reply`, and where the page only hears
 * what others did, it is the same form still: nothing typed is lost, nor a file that was chosen.
 */
export function useFreshKey(reply: unknown): string {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(key)
  if (!reply && fresh !== key) setFresh(key)
  return fresh
}
