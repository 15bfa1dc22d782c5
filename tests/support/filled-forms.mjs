/** @typedef {import("./all-forms.mjs").SiteForm} SiteForm */

/**
 * The fields of a form, filled to each size under test.
 * @param {Pick<SiteForm, "texts" | "maxBytes">} form @param {string} letters
 * @param {number} [moreBytes] allows larger bodies for question forms
 * @returns {Record<string, Record<string, string>>}
 */
export function filledBy({ texts, maxBytes }, letters, moreBytes = 0) {
  const names = Object.keys(texts)
  const each = (/** @type {(max: number) => string} */ text) =>
    Object.fromEntries(names.map((name) => [name, text(texts[name] ?? 0)]))
  // The multipart syntax around the fields takes bytes too.
  const room = maxBytes - 200 * (names.length + 10)
  const inOne = (/** @type {string} */ what, /** @type {number} */ bytes) =>
    Object.fromEntries(
      kindsOf(names).map((name) => [`${what} in ${name}`, { [name]: bytesOf(letters, bytes) }]),
    )
  return {
    "at the limit": each((max) => unitsOf(letters, max)),
    "one more": each((max) => unitsOf(letters, max + 1)),
    "the body in all fields": each(() => bytesOf(letters, Math.floor(room / names.length))),
    ...inOne("the body", room),
    ...(moreBytes > 0 && maxBytes > 64 * 1024 ? inOne(`${moreBytes} bytes`, moreBytes) : {}),
  }
}

/** Keeps only the first of fields that differ only in their index. @param {readonly string[]} names */
function kindsOf(names) {
  return names.filter((name) => !/[1-9]/.test(name) || name.endsWith("-1"))
}

/**
 * A text of this many UTF-16 code units, the unit in which JavaScript and HTML count.
 * @param {string} letters
 * @param {number} units
 */
function unitsOf(letters, units) {
  return letters.repeat(Math.ceil(units / letters.length)).slice(0, units)
}

/** @param {string} letters @param {number} bytes */
function bytesOf(letters, bytes) {
  return letters.repeat(Math.floor(bytes / Buffer.byteLength(letters)))
}
