import type { createTranslator } from "#app/i18n/translator.server"
import { packsGoneMark, replyMark } from "./reply-mark"

type Translator = Pick<Awaited<ReturnType<typeof createTranslator>>, "t">

/**
 * The page in place of one that does not load. It has nothing of a person, and no script; the worker puts links to packs
 * after the heading in the comment.
 */
export function offlinePage(english: Translator, arabic: Translator): string {
  return (
    `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">` +
    `<meta http-equiv=refresh content=15>` +
    `<title>${english.t("site.name")} · ${arabic.t("site.name")}</title>` +
    `<style>:root{color-scheme:dark light}body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:auto;padding:1rem}` +
    `h1,h2{font-size:1.3rem}a{display:inline-block;padding:.6rem 1rem;border:2px solid;border-radius:.5em}</style><main>` +
    `${part(english)}${part(arabic, " lang=ar dir=rtl")}` +
    `<!--<h2>${english.t("packs.open")} · ${arabic.t("packs.open")}</h2>-->`
  )
}

const part = ({ t }: Translator, attributes = "") =>
  `<section${attributes}><h1>${t("connection.lost")}</h1><p>${t("connection.waits")}` +
  `<p><a href>${t("connection.tryNow")}</a></section>`

/** Holds pages of packs, what was typed in them (`?draft`), and forms that could not be sent (`?sent`). */
export const packCache = "packs"

const clearCaches = `Promise.all(
  (await caches.keys()).filter((name) => name !== "${packCache}").map((name) => caches.delete(name)))`

/**
 * How long a page waits for forms to be sent, so that it shows what became of them. While any waits, no page begins to
 * load before the worker has started: it would be of the time before.
 */
const patienceMs = 5000

const openPacks = `open = () => caches.open("${packCache}")`

/** Of those who are shown: what others have typed has no page beside it. With `#`, which no key counts, of all. */
const clearPages = `async function clear(end) {
  const cache = await open()
  for (const { url } of await cache.keys()) if (end == "#" || !url.includes("?")) await cache.delete(url + end)
}
`

/** Pages and forms of packs, in the worker. */
const packs = `const isPack = /^\\/packs\\/\\w{32}$/, keptMs = 12096e5,
no = () => {},
preload = (act) => self.registration.navigationPreload?.[act](),
${openPacks},
find = (key) => caches.match(key, { cacheName: "${packCache}" }),
put = async (path, reply) => (await open()).put(path, reply).catch(no),
leads = (reply) => reply?.type === "opaqueredirect",
mark = (reply) => reply.headers.get("${replyMark}"),
isOurs = (reply) => reply.status < 500 && mark(reply),
read = (form, name) => +form?.headers.get(name),
keep = (cache, key, body, Since, Tried = 0) => cache.put(key, new Response(body, { headers: { Since, Tried } }))
async function send(cache, key, opened) {
  const kept = await find(key), path = new URL(key, location).pathname, now = Date.now(),
  since = read(kept, "Since"), tried = read(kept, "Tried"), isOld = now - since > keptMs
  if (!opened.match(path + "|/login|/signup") && Math.abs(now - tried) < 36e5) return
  const body = new URLSearchParams(await kept.text()), reply = await fetch(path, { method: "POST", body })
  if (!isOurs(reply) || reply.status === 401 || read(await find(key), "Since") !== since) return
  if (reply.ok && !reply.redirected) await cache.delete(key), await put(path, reply)
  else if (isOld && tried) await cache.delete(key)
  else await keep(cache, key, body, isOld ? now : since, now)
}
async function sendAll(opened) {
  if (!(await caches.has("${packCache}"))) return
  const cache = await open()
  let waits
  for (const { url } of await cache.keys())
    if (url.endsWith("?sent")) await send(cache, url, opened).catch(no), waits ||= await find(url)
    else if (Date.now() - Date.parse((await find(url))?.headers.get("Date")) > keptMs)
      await cache.delete(url)
  await preload(waits ? "disable" : "enable")
}
${clearPages}async function settle({ request }, path) {
  const copy = request.clone()
  const reply = await fetch(request).catch(no)
  if (reply && isOurs(reply)) return reply
  let next = new Response(null, { status: 204 })
  try {
    const key = path + "?sent", body = new URLSearchParams(await (await find(key))?.text())
    for (const [name, value] of new URLSearchParams(await copy.text())) {
      if (value && value !== body.get(name)) body.set("t" + parseInt(name.slice(1)), Date.now())
      if (value || !body.has(name)) body.set(name, value)
    }
    await keep(await open(), key, body, Date.now())
    await preload("disable")
    if (await find(path)) next = Response.redirect(path, 303)
  } catch {}
  return leads(reply) ? reply : next
}
async function fromCache(path) {
  const page = await find(path)
  if (!page || !(await find(path + "?sent"))) return page
  return new Response((await page.text()).replace(/(id="kept"[^]*?data-sent="([^"]*)")[^>]*>[^<]*/, "$1>$2"), page)
}
async function links() {
  const all = (await (await open()).keys()).map(async ({ url }) => {
    const [, title] = /<title>(.*) ·[^]*<button/.exec(await (await find(url)).text()) ?? []
    return title ? \`<p><a dir=auto href=\${url}>\${title}</a>\` : ""
  })
  return (await Promise.all(all)).join("")
}
`

/**
 * Shows the page when another one does not load. It is part of the script, so nothing is cached but packs, and any
 * change of it is a new version, which takes over at once. A form is left to the browser, which offers to send it again;
 * that of a pack is kept, and sent before the next page that loads. The page after a log-out takes those of its person along.
 */
export const offlineWorker = (page: string): string =>
  `const page = ${JSON.stringify(page)}` + compact(worker)

/** No text of the worker has spaces around these signs. */
const compact = (code: string) =>
  code
    .replaceAll(/\((\w+)\) =>/g, "$1 =>")
    .replaceAll(/^ +/gm, "")
    .replaceAll(/ ([-=!<>&|?:+*]+) /g, "$1")
    .replaceAll(/([=!]=)=/g, "$1")
    .replaceAll(/([{(,:])\s|\s(?=[}])| (?=[[({])|(?<=[)}\]]) (?=[a-z])/g, "$1")

const worker = `
const headers = { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" }
async function offline() {
  const packs = await links().catch(() => "")
  return new Response(page.replace(/<!--(.*)-->/, (_, title) => packs && title + packs), { status: 503, headers })
}
${packs}async function load(event, path) {
  const { preloadResponse, request } = event
  try {
    const sending = sendAll(path + request.referrer).catch(no)
    event.waitUntil(sending)
    await Promise.race([sending, new Promise((pass) => setTimeout(pass, ${patienceMs}))])
    const reply = (await preloadResponse) || (await fetch(request))
    for (const end of mark(reply)?.split(",").slice(1) ?? []) await clear(end).catch(no)
    if (!isPack.test(path) || leads(reply)) return reply
    if (!isOurs(reply)) return (await fromCache(path)) || reply
    if (reply.ok) event.waitUntil(put(path, reply.clone()))
    return reply
  } catch {
    return (await fromCache(path)) || offline()
  }
}
async function begin() {
  await ${clearCaches}
  await preload("enable")
  await self.clients.claim()
}
const on = self.addEventListener
on("install", () => self.skipWaiting())
on("activate", (event) => event.waitUntil(begin()))
on("fetch", (event) => {
  const { mode, method, url } = event.request
  if (mode !== "navigate") return
  const { pathname } = new URL(url)
  if (method === "GET") event.respondWith(load(event, pathname))
  else if (isPack.test(pathname)) event.respondWith(settle(event, pathname))
})
`

/** Takes the place of a worker that went wrong, and goes. What was played in packs stays until its person leaves. */
export const emptyWorker = (arePacksGone: boolean): string => `
const ${openPacks}
${clearPages}async function leave() {
  await ${clearCaches}
  ${arePacksGone ? `for (const end of "${packsGoneMark}".split(",").slice(1)) await clear(end)` : ""}
  await self.registration.unregister()
}
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(leave()))
`
