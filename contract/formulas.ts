/**
 * The group is a formula: TeX between delimiters, as Moodle writes it. A backslash before a delimiter, or before a
 * dollar, makes it plain.
 */
export const formulas =
  /\\[\\$]|(\\\((?:\\[^)]|[^\\]){1,600}?\\\)|\\\[(?:\\[^\]]|[^\\]){1,600}?\\\]|\$\$(?:\\.|[^\\$]){1,600}?\$\$|\[tex\].{1,600}?\[\/tex\])/gis

/** The texts between `|`, which in a formula stands for itself. */
export const splitAlternatives = (text: string): string[] =>
  text
    .replace(formulas, (formula) => formula.replaceAll("|", "\0"))
    .split("|")
    .map((part) => part.replaceAll("\0", "|").trim())
