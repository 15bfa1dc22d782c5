const keyframes = "@keyframes "

interface Block {
  readonly text: string
  /** One list of classes for each selector: a rule is used if a page has all of one list. */
  readonly selectors: readonly (readonly string[])[]
  readonly children?: { readonly head: string; readonly blocks: readonly Block[] }
}

/**
 * Reads a stylesheet once, and returns what gives a page the part of it that its HTML uses: two thirds of the rules are
 * for other pages. What a page gets by scripts alone is not in its HTML, so the browser loads all styles before that.
 */
export function stylesByUse(css: string): (html: string) => string {
  const blocks = blocksIn(css)
  const used = (classes: ReadonlySet<string>) => {
    const rules = textOf(blocks, (name) => classes.has(name))
    const words = new Set(rules.match(/[\w-]+/g))
    return textOf(blocks, (name) =>
      name.startsWith(keyframes) ? words.has(name.slice(keyframes.length)) : classes.has(name),
    )
  }
  const known = new Map<string, string>()
  return (html) => {
    const lists = classListsIn(html)
    const key = [...lists].join("\n")
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const text = used(classesIn(lists))
    if (known.size >= pagesMax) known.clear()
    known.set(key, text)
    return text
  }
}

/** Pages of one kind have the same classes, so few are kept: of 20 KB each with what they stand for. */
const pagesMax = 100

/** Minified styles have no comments, and no braces in strings. */
function blocksIn(css: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  while (start < css.length) {
    const open = css.indexOf("{", start)
    if (open < 0) break
    const end = endOf(css, open)
    blocks.push(blockOf(css.slice(start, open), css.slice(open + 1, end - 1)))
    start = end
  }
  return blocks
}

function endOf(css: string, open: number): number {
  const braces = /[{}]/g
  braces.lastIndex = open
  for (let depth = 0, found = braces.exec(css); found; found = braces.exec(css)) {
    depth += found[0] === "{" ? 1 : -1
    if (depth === 0) return braces.lastIndex
  }
  return css.length
}

function blockOf(head: string, body: string): Block {
  const text = `${head}{${body}}`
  if (/^@(media|supports|container)/.test(head))
    return { text, selectors: [], children: { head, blocks: blocksIn(body) } }
  if (head.startsWith(keyframes)) return { text, selectors: [[head]] }
  return { text, selectors: head.startsWith("@") ? [[]] : selectorsIn(head) }
}

/** Of an argument of `:not`, `:is` and `:where` no class is needed for certain. */
const selectorsIn = (head: string) =>
  head
    .replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, "")
    .split(/(?<!\\),/)
    .map((selector) =>
      Array.from(selector.matchAll(/\.((?:\\[\da-f]{2,6} ?|\\.|[\w-])+)/g), ([, name = ""]) =>
        nameOf(name),
      ),
    )

/** `\2c ` is a comma, `\:` a colon. */
const nameOf = (name: string) =>
  name.replace(/\\(?:([\da-f]{2,6}) ?|(.))/g, (_, code: string | undefined, sign = "") =>
    code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
  )

function textOf(blocks: readonly Block[], has: (name: string) => boolean): string {
  let css = ""
  for (const { text, selectors, children } of blocks) {
    if (children) {
      const inside = textOf(children.blocks, has)
      if (inside) css += `${children.head}{${inside}}`
    } else if (selectors.some((needed) => needed.every(has))) css += text
  }
  return css
}

const signs: Readonly<Record<string, string>> = { "&amp;": "&", "&gt;": ">", "&lt;": "<" }

const classListsIn = (html: string) =>
  new Set(Array.from(html.matchAll(/ class="([^"]+)"/g), ([, list = ""]) => list))

const classesIn = (lists: ReadonlySet<string>) =>
  new Set(
    [...lists].flatMap((list) => list.replace(/&\w+;/g, (sign) => signs[sign] ?? sign).split(" ")),
  )
