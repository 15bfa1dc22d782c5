import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { offsideWorth } from "#game/offside/worth.mjs"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"

type Statement = OffsidePlaying["statements"][number]

interface AfterLast {
  round: OffsidePlaying
  /** The statement that was judged last; `undefined` if none was judged since the page was opened. */
  last: Statement | undefined
}

const mistakesIn = ({ statements }: OffsidePlaying) =>
  statements.filter(({ verdict }) => verdict?.isRight === false).length

/** What the round is worth. After a mistake, what it was worth before falls off, in an animation. */
export function Worth({ round, last }: AfterLast) {
  const { t } = useTranslation()
  // Only practice is worth nothing while it is in play.
  if (round.worth === 0) return null
  const fell = last?.verdict?.isRight === false ? offsideWorth(mistakesIn(round) - 1) : undefined
  return (
    <p>
      <span key={round.worth} data-fell={fell} className="worth chip relative border-hint text-lg">
        {t("play.worth", { count: round.worth })}
      </span>
    </p>
  )
}

/** A whistle for a right judgement, a yellow card for the first mistake, a red card for each later one. */
export function StatementVerdict({ round, last }: AfterLast) {
  const { t } = useTranslation()
  if (!last?.verdict)
    return (
      <p className="min-h-[4.5rem] text-sm text-soft">
        {round.worth > 0 ? t("offside.helpAtOnce", { count: round.worthAfterWrong }) : null}
      </p>
    )
  const { said, isRight } = last.verdict
  const isRed = mistakesIn(round) > 1
  return (
    <div
      key={last.text}
      data-sound={isRight ? "whistle" : "card"}
      className="card-turns flex min-h-[4.5rem] items-center gap-4"
    >
      {isRight ? (
        <Icon name="whistle" className="h-10 w-10 text-action" />
      ) : (
        <span
          aria-hidden
          className={`h-12 w-9 flex-none rotate-6 rounded-sm border border-text ${isRed ? "bg-red-card" : "bg-hint"}`}
        />
      )}
      <p>
        <strong className={`block text-lg ${isRight ? "text-action" : "text-wrong"}`}>
          {t(isRight ? "offside.playOn" : isRed ? "offside.redCard" : "offside.yellowCard")}
        </strong>
        <span dir="auto" className="line-clamp-1 text-sm text-soft">
          <UserText>{last.text}</UserText>
        </span>
        <span className="text-sm">
          {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
            said: t(said ? "offside.true" : "offside.false"),
          })}
        </span>
      </p>
    </div>
  )
}
