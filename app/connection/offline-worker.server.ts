import type { createTranslator } from "#app/i18n/translator.server"

type Translator = Pick<Awaited<ReturnType<typeof createTranslator>>, "t">

/** The page in place of one that does not load. It has nothing of a person, and no script. */
export function offlinePage(english: Translator, arabic: Translator): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="15">` +
    `<title>${english.t("site.name")} · ${arabic.t("site.name")}</title>` +
    `<style>body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:auto;padding:1rem}section{margin-block:2rem}` +
    `h1{font-size:1.4rem}a{display:inline-block;padding:.6rem 1.2rem;border:2px solid;border-radius:.6rem}</style><main>` +
    `${part(english, 'lang="en"')}${part(arabic, 'lang="ar" dir="rtl"')}</main></html>`
  )
}

const part = ({ t }: Translator, attributes: string) =>
  `<section ${attributes}><h1>${t("connection.lost")}</h1><p>${t("connection.waits")}</p>` +
  `<a href="">${t("connection.tryNow")}</a></section>`

const clearCaches = "Promise.all((await caches.keys()).map((name) => caches.delete(name)))"

/**
 * Shows the page when another one does not load. It is part of the script, so nothing is cached, and any change of it
 * is a new version, which takes over at once. A form is left to the browser, which offers to send it again.
 */
export const offlineWorker = (page: string): string => `
const policy = "default-src 'none'; style-src 'unsafe-inline'"
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy }
const offline = () => new Response(${JSON.stringify(page)}, { status: 503, headers })
async function load({ preloadResponse, request }) {
  try {
    return (await preloadResponse) || (await fetch(request))
  } catch {
    return offline()
  }
}
async function begin() {
  await ${clearCaches}
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(begin()))
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request
  if (mode === "navigate" && method === "GET") event.respondWith(load(event))
})
`

/** Takes the place of a worker that went wrong, and goes. */
export const emptyWorker = `
async function leave() {
  await ${clearCaches}
  await self.registration.unregister()
}
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(leave()))
`
