import type { PackOfRounds, PackRound } from "#contract/play/packs"
import { reasonKey } from "#app/play/round/reason-key"
import type { AppContext } from "#app/server/context.server"
import { answerName, timeName, type TypedTexts } from "./form.server"
import { type Html, html, nothing } from "./html.server"

export interface RoundPage {
  readonly t: AppContext["i18n"]["t"]
  readonly show: (text: string) => Html
  readonly typed: TypedTexts
}

export function showRound(
  round: PackRound,
  number: number,
  showing: RoundPage,
  state: PackOfRounds["state"],
): Html {
  const { t } = showing
  const points =
    round.state === "settled" && !round.isPractice ? t("play.won", { count: round.points }) : null
  return html`<section class="card">
    <h2>${t("packs.round", { number })}</h2>
    ${round.state === "elsewhere" ? html`<p>${t("packs.elsewhere")}</p>` : nothing}
    ${round.isPractice ? html`<p>${t("play.practice")}</p>` : nothing}
    ${round.items.map((item, at) => showItem(item, { round, number, item: at + 1, state }, showing))}
    ${round.state === "open" && state === "open" ? html`<input type="hidden" name="${timeName(number)}" value="${showing.typed.get(timeName(number)) ?? ""}" />` : nothing}
    ${points ? html`<p><strong>${points}</strong></p>` : nothing}
  </section>`
}

interface Place {
  readonly round: PackRound
  readonly number: number
  readonly item: number
  readonly state: PackOfRounds["state"]
}

type Item = PackRound["items"][number]

const statementCount = 6

function showItem(item: Item, place: Place, showing: RoundPage): Html {
  const { show, t } = showing
  const isOffside = item.lines.length === statementCount
  const isOpen = place.round.state === "open" && place.state === "open"
  const question = html`<p class="q" dir="auto">${show(item.question)}</p>`
  if (isOffside) return html`${question}${statements(item, { ...place, isOpen }, showing)}`
  const hints = item.lines.map(
    (line, at) =>
      html`<details${at === 0 ? html` open` : nothing}>
      <summary>${t("play.hint", { number: at + 1 })}</summary><p dir="auto">${show(line)}</p></details>`,
  )
  if (!isOpen) return html`${question}${hints}${showJudged(item, showing)}`
  const name = answerName(place.number, place.item)
  const signs = item.signs
    ? html`<p>${t("play.signs")}: <bdi dir="ltr">${[...item.signs].join(" ")}</bdi></p>`
    : nothing
  return html`${question}${hints}<label
      >${t("play.answer")}
      <input
        name="${name}"
        maxlength="500"
        dir="auto"
        value="${showing.typed.get(name) ?? ""}" /></label
    >${signs}`
}

function showJudged({ judged }: Item, { t, show }: RoundPage): Html {
  if (!judged) return nothing
  const { right, reason, given, answer, summary } = judged
  const key = reasonKey(right, reason)
  return html`<p>
      <b>${right ? "✓" : "✗"} ${t(right ? "play.right" : "play.wrong")}</b> ${key ? t(key) : ""}
    </p>
    <p>${t("play.yourAnswer")}: <bdi>${given || "–"}</bdi></p>
    ${right ? nothing : html`<p>${t("play.rightAnswer")}: <span dir="auto">${show(answer)}</span></p>`}
    ${summary ? html`<p dir="auto">${show(summary)}</p>` : nothing}`
}

function statements(
  { lines, judged }: Item,
  { number, isOpen }: Place & { readonly isOpen: boolean },
  { t, show, typed }: RoundPage,
): Html {
  const given = judged?.given.split(",") ?? []
  const all = lines.map((line, at) => {
    const name = answerName(number, at + 1)
    const choices = (["true", "false"] as const).map(
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
    const isTrue = judged?.answer.includes(String(at + 1)) ?? false
    const isRight = given[at] === String(isTrue)
    const verdict = judged
      ? html`<p>${isRight ? "✓" : "✗"} ${t(isTrue ? "offside.isTrue" : "offside.isFalse")}</p>`
      : nothing
    return html`<fieldset>
      <legend dir="auto">${show(line)}</legend>
      ${isOpen ? choices : verdict}
    </fieldset>`
  })
  const summary = judged?.summary ? html`<p dir="auto">${show(judged.summary)}</p>` : nothing
  return html`${all}${summary}`
}

export function showOutcome({ state, rounds }: PackOfRounds, t: RoundPage["t"]): Html {
  const points = rounds.reduce((sum, round) => sum + round.points, 0)
  const done = rounds.filter((round) => round.state !== "open").length
  const won =
    done > 0
      ? html`<p role="status" class="card">
          <strong
            >${rounds.every(({ isPractice }) => isPractice) ? t("play.practice") : t("play.won", { count: points })}</strong
          >
          ${t("packs.settled", { done, all: rounds.length })}
        </p>`
      : nothing
  return state === "expired"
    ? html`<p role="status" class="card">${t("packs.expired")}</p>
        ${won}`
    : won
}
