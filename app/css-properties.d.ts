import "react"

declare module "react" {
  /** The first and last value of the points that the styles count up. */
  interface CSSProperties {
    "--from"?: number
    "--to"?: number
  }
}
