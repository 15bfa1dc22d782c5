/**
 * One key a question, the same for every round that asks it. Many questions of five hints begin alike
 * ("Which river is it?"), so their lines belong to the key, in whatever order they came.
 */
export const questionKey = (question: string, lines: readonly string[] = []): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => text.normalize("NFC").trim()))
