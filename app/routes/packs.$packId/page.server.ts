import type { PackOfRounds } from "#contract/play/packs"
import { counts } from "#contract/limits"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import { dateForm } from "#app/i18n/dates.server"
import { toGame } from "#app/play/packs.server"
import type { AppContext } from "#app/server/context.server"
import { weightMark } from "#app/shell/footer.tsx"
import { withWeight } from "#app/shell/page-weight.server"
import type { TypedTexts } from "./form.server"
import { type Html, html, nothing, showingTexts } from "./html.server"
import { endedRounds, openRounds, showOutcome, whistle } from "./round-html.server"
import { keepingScript } from "./script.server"
import light from "./light.css?inline"
import css from "./pack.css?inline"

type Context = Pick<AppContext, "hasOfflinePage" | "i18n" | "nonce" | "theme" | "timeZone"> & {
  readonly lite: Pick<AppContext["lite"], "isOn">
}

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
    ${showOutcome(pack, t, !lite.isOn)}
    ${isOpen ? html`<p>${t("packs.lead", { until })} ${worth}</p>` : nothing}
    <p
      id="kept"
      class="card"
      role="status"
      data-sent="${t("packs.waiting")}"
      ${isOpen ? nothing : html`hidden`}
    >
      ${t("packs.notKept")}
    </p>
    <form method="post" autocomplete="off">
      <div class="rounds">${openRounds(pack, showing)}</div>
      ${
        isOpen
          ? html`<p class="soft">${t("packs.sendHelp")} ${whole} ${t("packs.stays")}</p>
              <div class="bar">
                <button>${t("packs.send")}<span id="count"></span></button>
              </div>`
          : nothing
      }
    </form>
    <div class="rounds">${endedRounds(pack, showing)}</div>
    <p><a href="/games">${t("games.title")}</a></p>`
  const script = lite.isOn ? "" : keepingScript(context, pack, isReply)
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
      <header><a href="/">${whistle}${t("site.name")}</a></header>
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
