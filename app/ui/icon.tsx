import type { Game } from "#contract/words"

export type IconName =
  | Game
  | "whistle"
  | "home"
  | "games"
  | "trophy"
  | "person"
  | "menu"
  | "sun"
  | "moon"
  | "system"
  | "language"
  | "arrow-next"
  | "arrow-up"
  | "check"
  | "cross"
  | "warning"
  | "info"
  | "leave"
  | "pause"
  | "play"
  | "book"
  | "fun"
  | "music"
  | "films"
  | "art"
  | "knowledge"
  | "sports"
  | "letter"
  | "key"
  | "pen"

export function Icon({
  name,
  label,
  className = "",
}: {
  name: IconName
  label?: string
  className?: string
}) {
  const mirrored = name.startsWith("arrow") ? " icon-mirrored" : ""
  return (
    <span
      className={`icon i-${name}${mirrored}${className && ` ${className}`}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
