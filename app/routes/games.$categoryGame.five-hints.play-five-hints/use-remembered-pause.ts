import { useState } from "react"

const place = "hints-paused"

/** Whether hints wait for the player, as this browser remembers it. */
export function useRememberedPause(): readonly [boolean, (isPaused: boolean) => void] {
  const [isPaused, setIsPaused] = useState(read)
  const remember = (value: boolean) => {
    setIsPaused(value)
    write(value)
  }
  return [isPaused, remember]
}

function read(): boolean {
  try {
    return localStorage.getItem(place) === "yes"
  } catch {
    return false
  }
}

/** A browser that keeps nothing forgets the pause with the page; the game goes on. */
function write(isPaused: boolean) {
  try {
    if (isPaused) localStorage.setItem(place, "yes")
    else localStorage.removeItem(place)
  } catch {
    // Nothing to do: see above.
  }
}
