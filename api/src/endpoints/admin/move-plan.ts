import type { Plan } from "../../store/curriculum/grade-moves"

const number = "\\d{1,15}"
const step = `${number}>${number}`
const form = new RegExp(`^(${step}(?:,${step})*);(${number});(${number});(${number});(${number})$`)

/** A plan as one text, which a page sends back: "6>7,7>8;last;upTo;pupils;sum". */
export const writePlan = ({ moves, last, upTo, pupils, sum }: Plan): string =>
  [moves.map(({ from, to }) => `${from}>${to}`).join(","), last, upTo, pupils, sum].join(";")

/** The plan of such a text; `null` for any other text, and for one that moves a grade twice or nowhere. */
export function readPlan(text: string): Plan | null {
  const found = form.exec(text)
  if (!found) return null
  const [last = 0, upTo = 0, pupils = 0, sum = 0] = found.slice(2).map(Number)
  const moves = (found[1] ?? "").split(",").map((each) => {
    const [from = 0, to = 0] = each.split(">").map(Number)
    return { from, to }
  })
  const isClear =
    new Set(moves.map(({ from }) => from)).size === moves.length &&
    moves.every(({ from, to }) => from !== to)
  return isClear ? { moves, last, upTo, pupils, sum } : null
}
