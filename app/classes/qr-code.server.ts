import { encode } from "uqr"

/** A QR code as the path of an SVG image in which each module is one unit, with the margin that readers need. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

const margin = 4

export function toQrCode(text: string): QrCode {
  const { data } = encode(text, { border: 0, ecc: "M" })
  const runs = data.flatMap((row, y) => toRuns(row).map(([x, width]) => toMark(x, y, width)))
  return { size: data.length + 2 * margin, path: runs.join("") }
}

const toMark = (x: number, y: number, width: number) =>
  `M${x + margin} ${y + margin}h${width}v1h-${width}z`

const toRuns = (row: readonly boolean[]): readonly (readonly [x: number, width: number])[] =>
  [
    ...row
      .map((isDark) => (isDark ? "1" : "0"))
      .join("")
      .matchAll(/1+/g),
  ].map(({ index, 0: run }) => [index, run.length] as const)
