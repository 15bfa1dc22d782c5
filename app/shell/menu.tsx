import { type ReactNode, useEffect, useRef } from "react"

/**
 * A menu that opens and closes without a script; with one it also closes on Escape,
 * on a tap outside it and on a choice inside it.
 */
export function Menu({
  label,
  button,
  children,
  className = "",
}: {
  label: string
  button: ReactNode
  children: ReactNode
  className?: string
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeWhenLeft(details.current), [])
  return (
    <details ref={details} name="menu" className={`relative ${className}`}>
      <summary aria-label={label} className="bar-button">
        {button}
      </summary>
      <div className="menu">{children}</div>
    </details>
  )
}

function closeWhenLeft(details: HTMLDetailsElement | null) {
  if (!details) return undefined
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const isChoice = details.contains(target) && target.closest("a, button") !== null
    if (isChoice || !details.contains(target)) details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.open) return
    details.open = false
    details.querySelector("summary")?.focus()
  }
  document.addEventListener("click", onClick)
  document.addEventListener("keydown", onKey)
  return () => {
    document.removeEventListener("click", onClick)
    document.removeEventListener("keydown", onKey)
  }
}
