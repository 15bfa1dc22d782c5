import { Failure } from "./failure.mjs"

/**
 * Fails if a page does not answer, or with a server error.
 * @param {string} url
 */
export async function checkAnswer(url) {
  const answer = await fetch(url, { headers: { Accept: "text/html" } }).catch(() => null)
  if (!answer) throw new Failure(`${url} does not answer.`)
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Failure(`${url} answers with ${answer.status}.`)
}
