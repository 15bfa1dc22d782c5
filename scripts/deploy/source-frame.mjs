import { SourceMap } from "node:module"

/**
 * The position in the sources of a frame of a minified Worker: "app/play/play.server.ts:12:4".
 * @param {import("node:module").SourceMapPayload} map
 * @param {string} frame "server.js:1:2048", with or without the name of a function before it
 */
export function sourceFrame(map, frame) {
  const [, line = "", column = ""] = /:(\d+):(\d+)$/.exec(frame.trim()) ?? []
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1)
  if (!("originalSource" in found)) return `${frame}: not in the source map`
  const { originalSource, originalLine, originalColumn } = found
  return `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`
}
