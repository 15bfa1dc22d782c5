import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/offside/view"
import { offsideWorth } from "#game/offside/worth.mjs"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"

type Statement = OffsidePlaying["statements"][number]

interface AfterLast {
  round: OffsidePlaying
  last: Statement | undefined
}

const mistakesIn = ({ statements }: OffsidePlaying) =>
  statements.filter(({ verdict }) => verdict?.isRight === false).length

export function StatementVerdict({ round, last }: AfterLast) {
  const { t } = useTranslation()
  const { worth, worthAfterWrong } = round
  const isMistake = last?.verdict?.isRight === false
  return (
    <>
      <div
        className="-mx-4 flex min-h-[3.5rem] flex-wrap items-center gap-x-4 gap-y-2 overflow-x-clip px-4"
        aria-live="polite"
      >
        {last?.verdict ? <Verdict round={round} last={last} verdict={last.verdict} /> : null}
        {/* Only practice is worth nothing while it is in play. */}
        {worth > 0 ? <Worth round={round} last={last} /> : null}
        {worth > 0 && !last ? (
          <p className="points rule text-sm text-soft">
            {t("offside.helpAtOnce", { count: worthAfterWrong })}
          </p>
        ) : null}
      </div>
      <div aria-hidden className="poses">
        <Picture
          of={last && !isMistake ? "saffir/blows" : "saffir/points"}
          className="icon-mirrored"
        />
        {isMistake ? <PenaltyCard round={round} className="-rotate-6" /> : null}
      </div>
    </>
  )
}

const isSentOff = (round: OffsidePlaying) => mistakesIn(round) > 1

const PenaltyCard = ({ round, className }: { round: OffsidePlaying; className: string }) => (
  <span
    aria-hidden
    className={`rounded-sm border border-text ${className} ${isSentOff(round) ? "bg-red-card" : "bg-hint"}`}
  />
)

function Worth({ round, last }: AfterLast) {
  const { t } = useTranslation()
  const fell = last?.verdict?.isRight === false ? offsideWorth(mistakesIn(round) - 1) : undefined
  return (
    <p key={round.worth} data-fell={fell} className="points worth chip relative border-hint">
      {t(last ? "offside.worth" : "play.worth", { count: round.worth })}
    </p>
  )
}

function Verdict({
  round,
  last: { text },
  verdict: { said, isRight },
}: {
  round: OffsidePlaying
  last: Statement
  verdict: NonNullable<Statement["verdict"]>
}) {
  const { t } = useTranslation()
  return (
    <div
      key={text}
      data-sound={isRight ? "whistle" : "card"}
      className="card-turns flex flex-1 items-center gap-3"
    >
      {isRight ? (
        <Icon name="whistle" className="h-8 w-8 text-action" />
      ) : (
        <PenaltyCard round={round} className="h-8 w-6 flex-none rotate-6" />
      )}
      <p>
        <strong className={`block text-lg ${isRight ? "text-action" : "text-wrong"}`}>
          {t(
            isRight
              ? "offside.playOn"
              : isSentOff(round)
                ? "offside.redCard"
                : "offside.yellowCard",
          )}
        </strong>
        <span className="rule text-sm">
          {t(isRight ? "offside.judgedRight" : "offside.judgedWrong", {
            said: t(said ? "offside.true" : "offside.false"),
          })}
        </span>
      </p>
    </div>
  )
}
