import { fileURLToPath } from "node:url"
import sharp from "sharp"

/** Cloudflare's limit, of all frames together. */
const mostPixels = 100_000_000

/**
 * Reads or transforms a picture for the binding in images-binding.mjs.
 * @param {Pick<Request, "headers" | "arrayBuffer">} request
 * @returns {Promise<Response>}
 */
export async function runSharp(request) {
  const { width, height, fit, output } = JSON.parse(request.headers.get("X-Steps") ?? "{}")
  try {
    const picture = sharp(await request.arrayBuffer(), { limitInputPixels: mostPixels })
    const found = await picture.metadata()
    if (found.width * found.height * (found.pages ?? 1) > mostPixels)
      return new Response(null, { status: 413 })
    if (output) {
      const square = picture.autoOrient().resize(width, height, { fit })
      return new Response(
        Uint8Array.from(await square.webp({ quality: output.quality }).toBuffer()),
      )
    }
    return Response.json({
      format: `image/${found.format}`,
      fileSize: found.size,
      width: found.width,
      height: found.height,
    })
  } catch (error) {
    return new Response(null, { status: /pixel/i.test(String(error)) ? 413 : 415 })
  }
}

/**
 * The Worker that Miniflare wraps into the Images binding of others.
 * @type {import("miniflare").WorkerOptions}
 */
export const imagesWorker = {
  name: "images",
  modules: [
    { type: "ESModule", path: fileURLToPath(new URL("images-binding.mjs", import.meta.url)) },
  ],
  serviceBindings: { SHARP: runSharp },
}
