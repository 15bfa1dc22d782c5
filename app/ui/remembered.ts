import { useState } from "react"

const yes = "yes"

/** A switch that is kept in `localStorage` or, if the browser blocks that, until the page is left. */
export function useRemembered(key: string) {
  const [isOn, setIsOn] = useState(() => isRemembered(key))
  const toggle = () => {
    setIsOn(!isOn)
    try {
      if (isOn) localStorage.removeItem(key)
      else localStorage.setItem(key, yes)
    } catch {
      // Nothing is stored; the switch works until the page is left.
    }
  }
  return { isOn, toggle }
}

function isRemembered(key: string): boolean {
  try {
    return localStorage.getItem(key) === yes
  } catch {
    return false
  }
}
