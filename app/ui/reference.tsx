import { createContext, useContext, useState } from "react"
import { useHydrated } from "./hydration"

const ReferenceContext = createContext("")

/** Around a page that the server draws. Browsers take over what the page says. */
export const ReferenceProvider = ReferenceContext.Provider

interface Props {
  readonly label: string
  /** The reference that the error itself brought along, where it brought one. */
  readonly carried: string
}

/** What a request that failed is called in the logs, for people to read out; nothing where it is not known. */
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
