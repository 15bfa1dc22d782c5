import type { ReactNode } from "react"
import type { Game, sections } from "#contract/words"
import { useLite } from "./server-sent"

type Pose = "points" | "blows" | "cheers" | "consoles" | "thinks" | "sleeps" | "offline"

type Scene = Game | "home" | `result-${Grade}` | "empty" | `error-${ErrorKind}`

/** How a round went: all of it right, more than half, or less. */
export type Grade = "all" | "most" | "few"

export type ErrorKind = "badRequest" | "forbidden" | "notFound" | "unavailable" | "unexpected"

export type EmblemName = `game-${Game}` | `section-${(typeof sections)[number]}`

export type PictureName = `saffir/${Pose}` | `scenes/${Scene}` | `emblems/${EmblemName}`

interface Props {
  of: PictureName
  className: string
  children?: ReactNode
}

/** A decorative drawing, hidden from screen readers. The layout sets its size; width and height give the ratio. */
export function Picture({ of, className, children }: Props) {
  if (!usePictures()) return children
  return lazyImage(`/art/${of}.svg`, className, of.startsWith("scenes") ? 240 : 160)
}

export const usePictures = () => !useLite()

export const lazyImage = (src: string, className: string, width = 160) => (
  <img
    src={src}
    alt=""
    width={width}
    height="160"
    loading="lazy"
    decoding="async"
    className={className}
  />
)
