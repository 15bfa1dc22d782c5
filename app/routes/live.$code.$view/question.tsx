import { useTranslation } from "react-i18next"
import type { HostSnapshot, PlayerSnapshot } from "#contract/live/snapshot"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

export type ShownRoom = Omit<PlayerSnapshot, "player">
export type AskedItem = NonNullable<ShownRoom["item"]>

type OwnAnswer = NonNullable<PlayerSnapshot["player"]["mine"]>["counted"]

interface ChipsProps {
  readonly room: ShownRoom
  readonly saved?: OwnAnswer | undefined
  readonly isBrief?: boolean
}

export function Chips({ room, saved, isBrief = false }: ChipsProps) {
  const { t } = useTranslation()
  const { item, number, of, left, isPaused, phase } = room
  const isAsked = phase === "ask"
  const hasHints = item !== null && item.hints.length > 0
  const own = saved?.text ? saved : null
  return (
    <p className="flex flex-wrap gap-2">
      <span className="chip">
        {number > 0 ? t("live.number", { number, of }) : t("review.questions", { count: of })}
      </span>
      {isPaused ? <span className="chip border-hint">{t("live.paused")}</span> : null}
      {own && hasHints ? (
        <span className="chip">{t("live.counts", { count: hintsWorth(own.hint) })}</span>
      ) : null}
      {isAsked && hasHints && (isBrief || !own) ? (
        <span className="points chip border-hint">
          {t("play.worth", { count: hintsWorth(item.hints.length) })}
        </span>
      ) : null}
      {isAsked && item && item.hintsLeft > 0 && !isBrief ? (
        <span className="chip">{t("play.left", { count: item.hintsLeft })}</span>
      ) : null}
      {left === null ? null : (
        <span className="chip border-hint">
          {t("live.bellIn")}{" "}
          <bdi data-left={left} dir="ltr" className="tabular-nums">
            {toClock(Math.ceil(left / 1000))}
          </bdi>
        </span>
      )}
    </p>
  )
}

const toClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`

/** What is asked begins where the language of the round does, which may not be that of the page. */
interface InLanguage {
  readonly language: ShownRoom["language"]
}

interface QuestionProps extends InLanguage {
  readonly item: AskedItem
  readonly isTitle?: boolean
}

export function QuestionText({ item, language, isTitle = false }: QuestionProps) {
  const { i18n } = useTranslation()
  const Heading = isTitle ? "h1" : "h2"
  return (
    <Heading dir={i18n.dir(language)} className="text-2xl font-extrabold">
      <UserProse>{item.text}</UserProse>
    </Heading>
  )
}

interface HintsProps extends InLanguage {
  readonly hints: readonly string[]
  readonly unopened?: number
}

export function Hints({ hints, unopened = 0, language }: HintsProps) {
  const { i18n } = useTranslation()
  if (hints.length === 0) return null
  return (
    <ol dir={i18n.dir(language)} className="listing grid gap-2">
      {hints.map((hint, at) => (
        <li key={hint} className="card flex gap-3 border-hint !p-3">
          <span className="font-bold tabular-nums text-soft">{at + 1}</span>
          <UserProse>{hint}</UserProse>
        </li>
      ))}
      {Array.from({ length: unopened }, (_, at) => (
        <li key={at} aria-hidden className="card border-dashed !p-3 tabular-nums text-soft">
          {hints.length + at + 1}
        </li>
      ))}
    </ol>
  )
}

interface StatementsProps extends InLanguage {
  readonly item: Pick<AskedItem, "statements">
  readonly marks?: string | undefined
  readonly counts?: Pick<HostSnapshot["host"], "hands" | "statementCounts">
}

export function Statements({ item, language, marks, counts }: StatementsProps) {
  const { t, i18n } = useTranslation()
  const { statements } = item
  if (statements.length === 0) return null
  const newest = statements.findLast(({ isTrue }) => isTrue !== null)?.position
  // On a phone they have an order of their own until the first one is revealed.
  const isNumbered = counts || newest
  const say = (isTrue: boolean) => t(isTrue ? "offside.true" : "offside.false")
  return (
    <ol dir={i18n.dir(language)} className="listing grid gap-2">
      {statements.map(({ position, text, isTrue }) => {
        const mark = marks?.[position - 1]
        const counted = counts?.hands?.statements?.[position - 1]
        const { right = 0, wrong = 0 } = counts?.statementCounts[position - 1] ?? {}
        return (
          <li key={position} className="card grid gap-1 !p-3">
            <span className="flex gap-3">
              {isNumbered ? <span className="tabular-nums text-soft">{position}</span> : null}
              <UserProse>{text}</UserProse>
            </span>
            {isTrue === null ? null : (
              <span
                dir={i18n.dir()}
                data-newest={position === newest ? "" : undefined}
                className="flex flex-wrap items-center gap-x-2 font-bold"
              >
                <Icon name={isTrue ? "check" : "offside"} />
                {say(isTrue)}
                {counted ? (
                  <span className="font-normal">{t("live.handsUp", { ...counted })}</span>
                ) : null}
                {right + wrong > 0 ? (
                  <bdi className="font-normal tabular-nums">
                    {t("live.count.right", { number: right })} ·{" "}
                    {t("live.count.wrong", { number: wrong })}
                  </bdi>
                ) : null}
              </span>
            )}
            {right + wrong > 0 ? (
              <progress aria-hidden value={right} max={right + wrong} className="bar" />
            ) : null}
            {mark === "1" || mark === "0" ? (
              <span dir={i18n.dir()} className="text-sm text-soft">
                {t("live.youSaid", { said: say(mark === "1") })}
              </span>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

export function HostAway({ room }: { room: ShownRoom }) {
  const { t } = useTranslation()
  if (room.isHostHere || room.phase === "ended") return null
  return <p className="card border-hint">{t("live.hostAway")}</p>
}

export function RevealedAnswer({ right }: { right: ShownRoom["right"] }) {
  const { t } = useTranslation()
  if (!right) return null
  return (
    <>
      {right.answer ? (
        <p className="text-xl">
          {t("live.rightAnswer")}{" "}
          <strong>
            <UserText>{right.answer}</UserText>
          </strong>
        </p>
      ) : null}
      {right.summary ? (
        <section className="card">
          <h2 className="mb-2 font-bold">{t("play.why")}</h2>
          <p>
            <UserProse>{right.summary}</UserProse>
          </p>
        </section>
      ) : null}
    </>
  )
}
