import type { PackOfRounds, PackRound } from "#contract/play/packs"
import { reasonKey } from "#app/play/round/reason-key"
import { getGrade } from "#app/play/verdict-card.tsx"
import type { AppContext } from "#app/server/context.server"
import cheers from "../../../public/art/saffir/cheers.svg?raw"
import consoles from "../../../public/art/saffir/consoles.svg?raw"
import { answerName, timeName, type TypedTexts } from "./form.server"
import { type Html, html, nothing } from "./html.server"

export interface RoundPage {
  readonly t: AppContext["i18n"]["t"]
  readonly show: (text: string) => Html
  readonly typed: TypedTexts
}

type Item = PackRound["items"][number]
type Judged = NonNullable<Item["judged"]>

export const statementCount = 6
const isOffside = ({ lines }: Item) => lines.length === statementCount

const isOpen = (round: PackRound, pack: PackOfRounds) =>
  round.state === "open" && pack.state === "open"

export const openRounds = (pack: PackOfRounds, showing: RoundPage): readonly Html[] =>
  pack.rounds.map((round, at) => (isOpen(round, pack) ? showOpen(round, at + 1, showing) : nothing))

/** Below what can still be played, one line each. */
export const endedRounds = (pack: PackOfRounds, showing: RoundPage): readonly Html[] =>
  pack.rounds.map((round, at) =>
    isOpen(round, pack) ? nothing : showEnded(round, at + 1, showing),
  )

function showOpen(round: PackRound, number: number, showing: RoundPage): Html {
  const { t, typed } = showing
  const time = timeName(number)
  return html`<section class="card">
    <h2>${t("packs.round", { number })}</h2>
    ${round.isPractice ? html`<p>${t("play.practice")}</p>` : nothing}
    ${round.items.map((item, at) => showItem(item, number, at + 1, showing))}
    <input type="hidden" name="${time}" value="${typed.get(time) ?? ""}" />
  </section>`
}

function showItem(item: Item, number: number, position: number, showing: RoundPage): Html {
  const { show, t, typed } = showing
  const question = html`<p class="q" dir="auto">${show(item.question)}</p>`
  if (isOffside(item))
    return html`${question}${item.lines.map((line, at) => choices(line, answerName(number, at + 1), showing))}`
  const hints = item.lines.map(
    (line, at) =>
      html`<details class="hint" ${at === 0 ? html` open` : nothing}>
        <summary><b>${t("play.hint", { number: at + 1 })}</b></summary>
        <p dir="auto">${show(line)}</p>
      </details>`,
  )
  const name = answerName(number, position)
  const signs = item.signs
    ? html`<p>${t("play.signs")}: <bdi dir="ltr">${[...item.signs].join(" ")}</bdi></p>`
    : nothing
  return html`${question}${hints}<label class="answer"
      >${t("play.answer")}
      <input name="${name}" maxlength="500" dir="auto" value="${typed.get(name) ?? ""}" /></label
    >${signs}`
}

function choices(line: string, name: string, { t, show, typed }: RoundPage): Html {
  const all = (["true", "false"] as const).map(
    (value) =>
      html`<label class="choice"
        ><input
          type="radio"
          name="${name}"
          value="${value}"
          ${typed.get(name) === value ? html` checked` : nothing}
        />
        ${t(`offside.${value}`)}</label
      >`,
  )
  return html`<fieldset>
    <legend dir="auto">${show(line)}</legend>
    ${all}
  </fieldset>`
}

const isTrue = (judged: Judged, at: number) => judged.answer.includes(String(at + 1))
const isStatementRight = (judged: Judged, at: number) =>
  judged.given.split(",")[at] === String(isTrue(judged, at))

const marksOf = (item: Item): readonly boolean[] => {
  const { judged, lines } = item
  if (!judged) return []
  return isOffside(item) ? lines.map((_, at) => isStatementRight(judged, at)) : [judged.right]
}

const looks = { all: "right", most: "part", few: "wrong" } as const

function showEnded(round: PackRound, number: number, showing: RoundPage): Html {
  const { t } = showing
  const { items, points, state, isPractice } = round
  const marks = items.flatMap(marksOf)
  const right = marks.filter(Boolean).length
  const look = marks.length > 0 ? looks[getGrade(right, marks.length, points)] : ""
  const verdict = look === "" ? "" : sayVerdict(look, marks.length, right, t)
  return html`<details class="card ${look}">
    <summary>
      ${t("packs.round", { number })}
      <span class="verdict">${state === "open" ? t("packs.ended.expired") : verdict}</span>
      ${points > 0 ? html`<span>${t("topTen.points", { count: points })}</span>` : nothing}
    </summary>
    ${state === "elsewhere" ? html`<p>${t("packs.elsewhere")}</p>` : nothing}
    ${isPractice ? html`<p>${t("play.practice")}</p>` : nothing}
    ${items.map((item) => showJudged(item, items.length > 1, showing))}
  </details>`
}

function sayVerdict(
  look: "right" | "part" | "wrong",
  all: number,
  right: number,
  t: RoundPage["t"],
): string {
  if (look === "right") return `✓ ${t("play.right")}`
  const said = all > 1 ? t("offside.rightOf", { right, all }) : t("play.wrong")
  return look === "wrong" ? `✗ ${said}` : said
}

function showJudged(item: Item, isOneOfSeveral: boolean, { t, show }: RoundPage): Html {
  const { judged, lines, question } = item
  const all = lines.map((line, at) =>
    judged && isOffside(item)
      ? html`<li dir="auto">
          ${show(line)}<br /><b
            >${isStatementRight(judged, at) ? "✓" : "✗"}
            ${t(isTrue(judged, at) ? "offside.isTrue" : "offside.isFalse")}</b
          >
        </li>`
      : html`<li dir="auto">${show(line)}</li>`,
  )
  const asked = html`<p class="q" dir="auto">${show(question)}</p>
    ${
      all.length > 0
        ? html`<ol>
            ${all}
          </ol>`
        : nothing
    }`
  if (!judged) return asked
  const { right, reason, given, answer, summary } = judged
  const key = reasonKey(right, reason)
  const mark = isOneOfSeveral
    ? html`<b>${right ? "✓" : "✗"} ${t(right ? "play.right" : "play.wrong")}</b>`
    : nothing
  const isExact = given === answer
  const reasonText = key && !isExact ? t(key) : ""
  const typed = isOffside(item)
    ? nothing
    : html`${isOneOfSeveral || reasonText ? html`<p>${mark} ${reasonText}</p>` : nothing}
        ${isExact ? nothing : html`<p>${t("play.yourAnswer")}: <bdi>${given || "–"}</bdi></p>`}
        <p>${t("play.rightAnswer")}: <b dir="auto">${show(answer)}</b></p>`
  return html`${asked}${typed}${summary ? html`<p dir="auto">${show(summary)}</p>` : nothing}`
}

/** The page is kept alone, so its drawings are in it. */
const drawn = (svg: string): Html => ({ html: svg.replace("<svg", "<svg aria-hidden=true") })

export const whistle = drawn(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><circle cx="9" cy="14" r="6"/><path d="M9 8h12v4h-6.4"/><circle cx="9" cy="14" r="1.8"/></svg>',
)

export function showOutcome(
  { state, rounds }: PackOfRounds,
  t: RoundPage["t"],
  hasPictures: boolean,
): Html {
  const points = rounds.reduce((sum, round) => sum + round.points, 0)
  const done = rounds.filter((round) => round.state !== "open").length
  const judged = rounds.filter((round) => round.state === "settled")
  const isPractice = judged.every((round) => round.isPractice)
  const isGood = points > 0 || isPractice
  const picture = hasPictures ? drawn(isGood ? cheers : consoles) : nothing
  const expired =
    state === "expired" ? html`<p role="status" class="card">${t("packs.expired")}</p>` : nothing
  if (done === 0) return expired
  const sent = html`<p>${t("packs.settled", { done, all: rounds.length })}</p>`
  if (judged.length === 0)
    return html`${expired}
      <div role="status" class="card">${sent}</div>`
  return html`${expired}
    <div role="status" class="card outcome ${isGood ? "right" : "wrong"}">
      ${picture}
      <div>
        <p class="won">${isPractice ? t("play.practice") : t("play.won", { count: points })}</p>
        ${sent}
      </div>
    </div>`
}
