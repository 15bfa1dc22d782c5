import "react"

declare module "react" {
  /** What the styles of the points count from and to. */
  interface CSSProperties {
    "--from"?: number
    "--to"?: number
  }
}
