import { weightMark } from "./footer"

export function withWeight(html: string): string {
  const kilobytes = (new TextEncoder().encode(html).length / 1000).toFixed(1)
  return html.replace(new RegExp(`(id="weight"[^>]*>[^<]*?)${weightMark}`), `$1${kilobytes}`)
}
