/**
 * The key by which an answer is compared with answers in other languages: its first alternative in one spelling
 * of letters and digits. Plain JavaScript, since Node runs it without a build when it compiles the seed.
 * @param {string} answer
 */
export function toAnswerKey(answer) {
  const first = answer.split("|").find((text) => text.trim() !== "") ?? ""
  return first
    .slice(0, 500)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, ".")
    .replace(/[^\p{L}\p{N}.,+\-−/%=<>*×÷^√]+/gu, "")
    .replace(/[.,]$/, "")
}
