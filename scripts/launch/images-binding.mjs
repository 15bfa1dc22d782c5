/**
 * Cloudflare's Images binding for workerd on this machine, as far as the API uses it. Miniflare's own neither cuts
 * pictures nor turns photos upright in this version: decision 72.
 * @param {{ SHARP: { fetch: (url: string, init: RequestInit) => Promise<Response> } }} env
 * @returns {any}
 */
export default function imagesBinding({ SHARP }) {
  /** @param {ReadableStream} stream @param {object} steps */
  async function ask(stream, steps) {
    const body = await new Response(stream).arrayBuffer()
    const headers = { "X-Steps": JSON.stringify(steps) }
    const response = await SHARP.fetch("http://sharp", { method: "POST", headers, body })
    if (response.ok) return response
    throw Object.assign(new Error("sharp cannot read the picture"), {
      code: response.status === 413 ? 9413 : 9412,
    })
  }
  /** @param {ReadableStream} stream @param {object} steps */
  const transformer = (stream, steps) => ({
    transform: (/** @type {object} */ more) => transformer(stream, { ...steps, ...more }),
    output: async (/** @type {object} */ output) => {
      const response = await ask(stream, { ...steps, output })
      return { response: () => response }
    },
  })
  return {
    info: async (/** @type {ReadableStream} */ stream) => (await ask(stream, {})).json(),
    input: (/** @type {ReadableStream} */ stream) => transformer(stream, {}),
  }
}
