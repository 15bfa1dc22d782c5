import type { IconName } from "./icon-name"

/** One drawing of the sprite that the page carries. Without a label it says nothing to a screen reader. */
export function Icon({
  name,
  label,
  className = "",
}: {
  name: IconName
  label?: string
  className?: string
}) {
  const mirrored = name.startsWith("arrow") ? "icon-mirrored" : ""
  return (
    <svg
      className={`icon ${mirrored} ${className}`}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
