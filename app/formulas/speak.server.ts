import type { Language } from "#contract/words"

interface Words {
  readonly signs: Readonly<Record<string, string>>
  /** What stands above, if it has words of its own; all else is a power. */
  readonly raised: Readonly<Record<string, string>>
  /** Signs, in words, with bounds below and above them. */
  readonly limits: ReadonlySet<string>
  readonly fraction: (above: string, below: string) => string
  readonly longFraction: (above: string, below: string) => string
  readonly root: (of: string) => string
  readonly rootOf: (of: string, degree: string) => string
  readonly power: (exponent: string) => string
  readonly sub: (index: string) => string
  readonly from: (sign: string, lower: string, upper: string) => string
}

/** Temml writes it between a function and its argument. */
const application = "\u2061"

const en: Words = {
  signs: {
    [application]: "",
    "+": "plus",
    "−": "minus",
    "±": "plus or minus",
    "×": "times",
    "⋅": "times",
    "÷": "divided by",
    "/": "over",
    "=": "equals",
    "≠": "is not equal to",
    "≈": "is about",
    "&lt;": "is less than",
    "&gt;": "is greater than",
    "≤": "is at most",
    "≥": "is at least",
    "→": "to",
    "∞": "infinity",
    π: "pi",
    "∠": "angle",
    "∘": "degrees",
    "∑": "sum",
    "∫": "integral",
    "∈": "is in",
    "∪": "union",
    "∩": "intersected with",
    "|": "bar",
    "(": "open bracket",
    ")": "close bracket",
    sin: "sine",
    cos: "cosine",
    tan: "tangent",
    lim: "limit",
  },
  raised: { "2": "squared", "3": "cubed", "′": "prime", degrees: "degrees" },
  limits: new Set(["sum", "integral", "limit"]),
  fraction: (above, below) => `${above} over ${below}`,
  longFraction: (above, below) => `fraction ${above} over ${below}, end of fraction,`,
  root: (of) => `square root of ${of}, end of root,`,
  rootOf: (of, degree) => `root of order ${degree} of ${of}, end of root,`,
  power: (exponent) => `to the power of ${exponent}`,
  sub: (index) => `sub ${index}`,
  from: (sign, lower, upper) =>
    upper ? `${sign} from ${lower} to ${upper} of` : `${sign} as ${lower} of`,
}

const ar: Words = {
  signs: {
    [application]: "",
    "+": "زائد",
    "−": "ناقص",
    "±": "زائد أو ناقص",
    "×": "في",
    "⋅": "في",
    "÷": "على",
    "/": "على",
    "=": "يساوي",
    "≠": "لا يساوي",
    "≈": "يساوي تقريبًا",
    "&lt;": "أصغر من",
    "&gt;": "أكبر من",
    "≤": "أصغر من أو يساوي",
    "≥": "أكبر من أو يساوي",
    "→": "يؤول إلى",
    "∞": "ما لا نهاية",
    π: "باي",
    "∠": "الزاوية",
    "∘": "درجة",
    "∑": "مجموع",
    "∫": "تكامل",
    "∈": "ينتمي إلى",
    "∪": "اتحاد",
    "∩": "تقاطع",
    "|": "خط",
    "(": "قوس مفتوح",
    ")": "قوس مغلق",
    sin: "جا",
    cos: "جتا",
    tan: "ظا",
    lim: "نهاية",
  },
  raised: { "2": "تربيع", "٢": "تربيع", "3": "تكعيب", "٣": "تكعيب", "′": "فتحة", درجة: "درجة" },
  limits: new Set(["مجموع", "تكامل", "نهاية"]),
  fraction: (above, below) => `${above} على ${below}`,
  longFraction: (above, below) => `كسر ${above} على ${below}، نهاية الكسر،`,
  root: (of) => `الجذر التربيعي لـ ${of}، نهاية الجذر،`,
  rootOf: (of, degree) => `جذر من الرتبة ${degree} لـ ${of}، نهاية الجذر،`,
  power: (exponent) => `أس ${exponent}`,
  sub: (index) => `دليل ${index}`,
  from: (sign, lower, upper) =>
    upper ? `${sign} من ${lower} إلى ${upper} لـ` : `${sign} عندما ${lower} لـ`,
}

const words: Readonly<Record<Language, Words>> = { en, ar }

/** For people who do not see the formula and whose screen reader knows no MathML; entities are kept. */
export function speak(mathml: string, language: Language): string {
  return inWords(parse(mathml), words[language]).replace(/\s+/g, " ").trim()
}

interface Element {
  readonly name: string
  readonly children: Element[]
  text: string
}

/** Reads what temml writes: well-formed, and without `>` in an attribute. */
function parse(mathml: string): Element {
  const root: Element = { name: "mrow", children: [], text: "" }
  const open = [root]
  for (const [, end, name, isEmpty, text] of mathml.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>|([^<]+)/g)) {
    const inner = open.at(-1) ?? root
    if (text) inner.text += text
    else if (end) open.pop()
    else {
      const element = { name: name ?? "", children: [], text: "" }
      inner.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  return root
}

function inWords(element: Element, say: Words): string {
  const { name, children, text } = element
  if (name === "annotation") return ""
  const said = children.map((child) => inWords(child, say))
  const [first = "", second = "", third = ""] = said
  switch (name) {
    case "mfrac":
      return children.some(isCompound)
        ? say.longFraction(first, second)
        : say.fraction(first, second)
    case "msqrt":
      return say.root(said.join(" "))
    case "mroot":
      return say.rootOf(first, second)
    case "msup":
      return `${first} ${say.raised[second] ?? say.power(second)}`
    case "msub":
    case "munder":
      return say.limits.has(first) ? say.from(first, second, "") : `${first} ${say.sub(second)}`
    case "msubsup":
      return say.limits.has(first)
        ? say.from(first, second, third)
        : `${first} ${say.sub(second)} ${say.raised[third] ?? say.power(third)}`
    case "munderover":
      return say.from(first, second, third)
    case "mtr":
      return `${said.join(", ")};`
  }
  if (children.length === 0) return say.signs[text] ?? text
  return said.join(" ")
}

/** If more than one sign is a part, its end has to be said. */
const isCompound = ({ children }: Element): boolean =>
  children.length > 1 || children.some(isCompound)
