import { getUnit } from "../numbers/units"
import { romanValue } from "../numbers/number-tables"
const elements = new Set(
  "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og".split(
    " ",
  ),
)
/** Symbols that are also words, in which capitals tell nothing. */
const words = new Set(["No", "In"])
const formula = /^\d*(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?:\^?(?:\d*[+-]|[+-]\d*))?$/

/** The formula or ion in one spelling (Fe³⁺ and Fe+3 are Fe3+); `null` if its symbols are no elements. */
function readFormula(text: string): string | null {
  const plain = text.replace(/[\s.?!]/g, "").replace(/[−–]/g, "-")
  if (plain.length > 40 || !formula.test(plain)) return null
  if (!(plain.match(/[A-Z][a-z]?/g) ?? []).every((symbol) => elements.has(symbol))) return null
  return plain
    .replace("^", "")
    .replace(/([+-])(\d+)$/, "$2$1")
    .replace(/(?<=[A-Za-z])1(?=[+-]$)/, "")
}

/** Whether a stored text asks for a formula, so that its name is no answer: H2O, NaCl, but not UK. */
export const isFormulaAsked = (text: string): boolean =>
  text === "CO" || (/[\da-z]/.test(text) && readFormula(text) !== null)

/** Whether two formulas are the same; `null` unless both are formulas. Takes text with capitals. */
export function isSameSubstance(given: string, stored: string): boolean | null {
  const [one, other] = [readFormula(given), readFormula(stored)]
  if (one === null || other === null) return null
  if (words.has(stored) && given === stored.toUpperCase()) return null
  return one === other
}

const prefixed = /\d\s?([mM])(W|Hz|J|V|Pa|A|g|N|eV|B|bit)(?!\p{L})/u
/** Genes in pairs, dominant ones in capitals: Aa, TtRr. */
const genes = /^(?:([a-z])\1){1,3}$/i
const oneCase = /^(?:[a-z]+|[A-Z]+)$/

export function capitalsContradict(one: string, other: string): boolean {
  const [a, b] = [prefixed.exec(one), prefixed.exec(other)]
  if (a !== null && b !== null && a[2] === b[2] && a[1] !== b[1]) return true
  const areRoman = [one, other].every(
    (text) => oneCase.test(text) && romanValue(text.toLowerCase()),
  )
  const isUnit = getUnit(other) !== null
  return genes.test(one) && genes.test(other) && one !== other && !areRoman && !isUnit
}
