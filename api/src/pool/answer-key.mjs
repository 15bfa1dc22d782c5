/**
 * The key by which an answer is compared with answers in other languages: one spelling of letters and digits. Plain
 * JavaScript, since Node runs it without a build when it compiles the seed.
 * @param {string} first the first alternative of the answer
 */
export function toAnswerKey(first) {
  return first
    .slice(0, 500)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, ".")
    .replace(/[^\p{L}\p{N}.,+\-−/%=<>*×÷^√]+/gu, "")
    .replace(/[.,]$/, "")
}
