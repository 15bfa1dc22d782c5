import { packCache } from "#app/connection/offline-worker.server"
import { replyMark } from "#app/connection/reply-mark"
import type { AppContext } from "#app/server/context.server"
import type { PackOfRounds } from "#contract/play/packs"
import { statementCount } from "./round-html.server"

/** A worker that is not ready by then is taken for one that never will be. */
const readyMs = 10_000

/**
 * The script of a pack's page: counts the rounds that can be sent, keeps the page and what is typed in the cache of packs,
 * and notes when a round was answered. Without it, without room, or without a worker, which alone can serve it, the page
 * works as long as it is open.
 */
export function keepingScript(
  { i18n, hasOfflinePage }: Pick<AppContext, "i18n" | "hasOfflinePage">,
  { game, state }: PackOfRounds,
  isReply: boolean,
): string {
  const kept = i18n.t(hasOfflinePage ? "packs.kept" : "packs.notKept")
  const texts = [kept, i18n.t("packs.notKept")]
  const needs = game === "offside" ? statementCount : 1
  return `(async () => {
const [kept, notKept] = ${JSON.stringify(texts).replaceAll("<", "\\u003c")}
const path = location.pathname, form = document.forms[0], at = document.getElementById("kept")
const say = (text) => { at.textContent = text; at.hidden = false }
const count = () => {
  const given = [...new FormData(form)].flatMap(([name, text]) => name[0] === "a" && text.trim() ? name.split(".")[0] : [])
  const rounds = new Set(given.filter((round) => given.filter((each) => each === round).length >= ${needs}))
  document.getElementById("count").textContent = rounds.size ? " (" + rounds.size + ")" : ""
}
if (${state === "open"}) form.addEventListener("input", count), count()
if (!self.caches) return
const fields = () => [...form.elements].filter((field) => field.name)
const typed = new Map(), note = (field) => typed.set(field.name, field.value)
let cache
const readDraft = async () => (await cache.match(path + "?draft"))?.json() ?? []
const save = async () => {
  const text = JSON.stringify([...new Map([...(await readDraft()), ...typed])])
  const since = (await cache.match(path))?.headers.get("Date") ?? new Date().toUTCString()
  await cache.put(path + "?draft", new Response(text, { headers: { Date: since } }))
}
const keep = async () => {
  const isThere = ${!isReply} && navigator.serviceWorker?.controller && (await cache.match(path))
  const page = !isThere && navigator.onLine ? await fetch(path).catch(() => null) : null
  if (page?.ok && !page.redirected && page.headers.has("${replyMark}")) await cache.put(path, page)
  return cache.match(path)
}
form.addEventListener("input", ({ target }) => {
  const time = form.elements[target.name.split(".")[0].replace("a", "t")]
  note(target)
  if (time) time.value = Date.now(), note(time)
  if (cache) save().catch(() => say(notKept))
})
try {
  const worker = navigator.serviceWorker
  worker?.register("/service-worker.js").catch(() => {})
  cache = await caches.open("${packCache}")
  for (const field of fields()) if (field.type === "radio" ? field.checked : field.value) note(field)
  for (const [name, value] of await readDraft())
    for (const field of fields())
      if (field.name !== name) continue
      else if (field.type === "radio") field.checked ||= field.value === value && !form.elements[name].value
      else field.value ||= value
  if (${state === "open"}) count()
  if (worker?.controller && (await cache.match(path + "?sent"))) say(at.dataset.sent)
  else if (${state !== "open"}) await Promise.all([cache.delete(path + "?draft"), keep()])
  else {
    const late = new Promise((pass) => setTimeout(pass, ${readyMs}))
    say((await keep()) && (await Promise.race([worker?.ready, late])) ? kept : notKept)
  }
} catch {}
})()`
}
