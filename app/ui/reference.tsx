import { createContext, useContext, useState } from "react"
import { useHydrated } from "./hydration"

const ReferenceContext = createContext("")

/** Set around a page that the server renders. In the browser, the reference is read from the HTML. */
export const ReferenceProvider = ReferenceContext.Provider

interface Props {
  readonly label: string
  readonly carried: string
}

export function Reference({ label, carried }: Props) {
  const drawn = useContext(ReferenceContext)
  const hydrated = useHydrated()
  const [reference] = useState(() => drawn || (hydrated ? carried : (written() ?? carried)))
  if (reference === "") return null
  return (
    <p className="text-soft">
      {label} <bdi id="reference">{reference}</bdi>
    </p>
  )
}

const written = () => document.getElementById("reference")?.textContent
