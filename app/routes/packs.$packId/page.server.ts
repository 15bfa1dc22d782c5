import type { PackOfRounds } from "#contract/play/packs"
import { counts } from "#contract/limits"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import { replyMark } from "#app/connection/reply-mark"
import { packCache } from "#app/connection/offline-worker.server"
import { dateForm } from "#app/i18n/dates.server"
import { toGame } from "#app/play/packs.server"
import type { AppContext } from "#app/server/context.server"
import { weightMark } from "#app/shell/footer.tsx"
import { withWeight } from "#app/shell/page-weight.server"
import type { TypedTexts } from "./form.server"
import { type Html, html, nothing, showingTexts } from "./html.server"
import { showOutcome, showRound } from "./round-html.server"
import light from "./light.css?inline"
import css from "./pack.css?inline"

type Context = Pick<AppContext, "hasOfflinePage" | "i18n" | "nonce" | "theme" | "timeZone"> & {
  readonly lite: Pick<AppContext["lite"], "isOn">
}

/** A worker that is not ready by then is taken for one that never will be. */
const readyMs = 10_000

const untyped: TypedTexts = new Map()

/** All that the phone has of a pack: texts and hints, and answers of settled rounds only. */
export function packPage(
  context: Context,
  pack: PackOfRounds,
  typed = untyped,
  isReply = false,
): string {
  const { i18n, lite, timeZone } = context
  const { t, language } = i18n
  const texts = pack.rounds.flatMap(({ items }) =>
    items.flatMap(({ question, lines, judged }) => [
      question,
      ...lines,
      ...(judged ? [judged.answer, judged.summary] : []),
    ]),
  )
  const { css: formulas, show } = showingTexts(texts, language)
  const until = dateForm(language, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: pack.timeZone ?? timeZone(),
  }).format(new Date(pack.until))
  const showing = { t, show, typed }
  const rounds = pack.rounds.map((round, at) => showRound(round, at + 1, showing, pack.state))
  const name = toGame(pack.game)
  const game = t(`game.${name}.title`)
  const isOpen = pack.state === "open"
  const isOfHints = name === "five-hints"
  const earnsPoints = pack.rounds.some(({ isPractice }) => !isPractice)
  const worth =
    isOfHints && earnsPoints ? t("packs.worth", { points: hintsWorth(counts.hints) }) : ""
  const whole = isOfHints ? "" : t(`packs.whole.${name}`)
  const body = html`<h1>${game}</h1>
    <p class="of"><bdi>${pack.subject}</bdi> · <bdi>${pack.chapter}</bdi></p>
    ${showOutcome(pack, t)}
    ${isOpen ? html`<p>${t("packs.lead", { until })} ${worth}</p>` : nothing}
    <p id="kept" role="status" data-sent="${t("packs.waiting")}" ${isOpen ? nothing : html`hidden`}>
      ${t("packs.notKept")}
    </p>
    <form method="post" autocomplete="off">
      ${rounds}
      ${
        isOpen
          ? html`<p>${t("packs.sendHelp")} ${whole}</p>
              <button>${t("packs.send")}</button>
              <p>${t("packs.stays")}</p>`
          : nothing
      }
    </form>
    <p><a href="/games">${t("games.title")}</a></p>`
  const script = lite.isOn ? "" : keepingScript(context, pack.state, isReply)
  const title = `${game} · ${pack.subject} · ${pack.chapter}`
  return toDocument(context, { title, body, formulas, script })
}

/** What was typed is in hidden fields, so that no going back is needed. */
export function sendAgainPage(context: Context, typed: TypedTexts): string {
  const { t } = context.i18n
  const fields = [...typed].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  const body = html`<h1>${t("packs.notSent")}</h1>
    <p role="alert">${t("errors.unavailable")}</p>
    <form method="post">${fields}<button>${t("play.sendAgain")}</button></form>`
  return toDocument(context, { title: t("packs.notSent"), body, formulas: "", script: "" })
}

export function noticePage(context: Context, kind: "unavailable" | "notFound"): string {
  const { t } = context.i18n
  const title = t(`error.${kind}.title`)
  const body = html`<h1>${title}</h1>
    <p role="alert">${t(`error.${kind}.text`)}</p>
    <p><a href="/games">${t("games.title")}</a></p>`
  return toDocument(context, { title, body, formulas: "", script: "" })
}

interface Document {
  readonly title: string
  readonly body: Html
  readonly formulas: string
  readonly script: string
}

const raw = (text: string): Html => ({ html: text })

const lightBy = {
  dark: "",
  light,
  system: `@media (prefers-color-scheme:light){${light}}`,
}

function toDocument(
  { i18n, lite, nonce, theme }: Context,
  { title, body, formulas, script }: Document,
) {
  const { language, t } = i18n
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" /><title>${title} · ${t("site.name")}</title>
      <style nonce="${nonce}">
        ${raw(css + lightBy[theme.choice] + formulas)}
      </style>
      <main>
        ${body}
        ${lite.isOn ? html`<p id="weight">${t("lite.note", { kb: weightMark })}</p>` : nothing}
      </main>
      ${
        script
          ? html`<script nonce="${nonce}">
              ${raw(script)}
            </script>`
          : nothing
      }
    </html>`.html.replace(/\n\s+/g, "\n")
  return lite.isOn ? withWeight(page) : page
}

/**
 * The script of a pack's page: keeps the page and what is typed in the cache of packs, and notes when a round was
 * answered. Without it, without room, or without a worker, which alone can serve it, the page works as long as it is open.
 */
function keepingScript(
  { i18n, hasOfflinePage }: Context,
  state: PackOfRounds["state"],
  isReply: boolean,
): string {
  const kept = i18n.t(hasOfflinePage ? "packs.kept" : "packs.notKept")
  const texts = [kept, i18n.t("packs.notKept")]
  return `(async () => {
const [kept, notKept] = ${JSON.stringify(texts).replaceAll("<", "\\u003c")}
const path = location.pathname, form = document.forms[0], at = document.getElementById("kept")
const say = (text) => { at.textContent = text; at.hidden = false }
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
  if (worker?.controller && (await cache.match(path + "?sent"))) say(at.dataset.sent)
  else if (${state !== "open"}) await Promise.all([cache.delete(path + "?draft"), keep()])
  else {
    const late = new Promise((pass) => setTimeout(pass, ${readyMs}))
    say((await keep()) && (await Promise.race([worker?.ready, late])) ? kept : notKept)
  }
} catch {}
})()`
}
