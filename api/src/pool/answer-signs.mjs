const keyboards = /[ -~\u0600-\u06ff\p{Script=Arabic}\p{M}\p{Z}\p{C}\p{Pi}\p{Pf}\p{Pd}…−]/u

/**
 * The signs of an answer that keyboards lack, each once. Letters and signs of both languages are on a keyboard, and so
 * are quotes, dashes and the minus, which count as they are typed there. Plain JavaScript, since Node runs it without
 * a build when it compiles the seed.
 * @param {string} answer
 */
export const toAnswerSigns = (answer) => [
  ...new Set([...answer].filter((sign) => !keyboards.test(sign))),
]
