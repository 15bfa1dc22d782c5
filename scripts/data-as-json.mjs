/**
 * Stands in for turbo-stream, by which Remix sends the data of pages: what our loaders and actions return is JSON, and
 * as JSON it takes a third to a half fewer bytes. docs/decisions/0098-data-as-json.md
 */

/** @typedef {(value: unknown) => readonly unknown[] | undefined} Encoder */
/** @typedef {(type: unknown, ...values: unknown[]) => { readonly value: unknown } | undefined} Decoder */

/** The key of what JSON has no form for: an error or a redirect, as a list of its type and its values. */
const typed = "$"

/** @param {unknown} value @param {{ readonly plugins: readonly Encoder[] }} options */
export function encode(value, { plugins }) {
  const wrapped = new Set()
  const whole = value
  return JSON.stringify(value, function wrap(name, each) {
    // Nobody's own data can be taken for one of these.
    if (name === typed && !wrapped.has(this)) return undefined
    for (const plugin of plugins) {
      const values = plugin(each)
      if (!values) continue
      const wrapping = { [typed]: values }
      wrapped.add(wrapping)
      return wrapping
    }
    // The result of an action that returns nothing: Remix looks for its key.
    return each === undefined && name === "data" && this === whole ? null : each
  })
}

/** @param {BodyInit} body @param {{ readonly plugins: readonly Decoder[] }} options */
export async function decode(body, { plugins }) {
  const value = JSON.parse(await new Response(body).text(), (_, each) => {
    const values = each?.[typed]
    if (!Array.isArray(values)) return each
    for (const plugin of plugins) {
      const [type, ...rest] = values
      const result = plugin(type, ...rest)
      if (result) return result.value
    }
    return each
  })
  return { value }
}
