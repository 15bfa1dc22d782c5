/**
 * The group is a formula: TeX between delimiters, as Moodle writes it. A backslash before a delimiter, or before a
 * dollar, makes it plain.
 */
export const formulas =
  /\\[\\$]|(\\\((?:\\[^)]|[^\\]){1,600}?\\\)|\\\[(?:\\[^\]]|[^\\]){1,600}?\\\]|\$\$(?:\\.|[^\\$]){1,600}?\$\$|\[tex\].{1,600}?\[\/tex\])/gis

/** Texts of the contract are shorter by far; in longer ones no formula is looked for, because that takes seconds. */
const longest = 5000

export const replaceFormulas = (text: string, change: (formula: string) => string): string =>
  text.length > longest ? text : text.replace(formulas, change)

/** The texts between `|`, which in a formula stands for itself. */
export const splitAlternatives = (text: string): string[] =>
  replaceFormulas(text, (formula) => formula.replaceAll("|", "\0"))
    .split("|")
    .map((part) => part.replaceAll("\0", "|").trim())

export const toOneAlternative = (text: string): string => splitAlternatives(text).join(" ").trim()
