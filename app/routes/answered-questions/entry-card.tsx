import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { playPath } from "#app/play/addresses"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import type { Entry } from "./record"

/** One answered question: what was asked, given and right, its hints, and the way to play it again. */
export function EntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation()
  const { game, question, subject, chapter, day, key } = entry
  return (
    <li className="card grid gap-3">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        <span className="inline-flex items-center gap-2">
          <Icon name={game} />
          {t(`game.${game}.title`)}
        </span>
        <bdi>{[subject, chapter].filter(Boolean).join(" · ")}</bdi>
        <bdi className="ms-auto">{day}</bdi>
      </p>
      <h2 className="text-lg font-bold">
        <UserText>{question}</UserText>
      </h2>
      <Answers entry={entry} />
      {entry.lines.length > 0 ? <Lines entry={entry} /> : null}
      <Link
        to={playPath({ game, place: { category: "practice", key } })}
        className="button button-quiet"
        viewTransition
      >
        {t("record.again")}
      </Link>
    </li>
  )
}

function Answers({ entry: { game, given, correctAnswer, isRight } }: { entry: Entry }) {
  const { t } = useTranslation()
  const answer =
    game === "offside" ? placesOf(correctAnswer).join(t("record.between")) : correctAnswer
  return (
    <>
      {isRight === null ? null : (
        <p
          className={`flex items-center gap-2 font-semibold ${isRight ? "text-action" : "text-wrong"}`}
        >
          <Icon name={isRight ? "check" : "cross"} />
          {t(isRight ? "record.right" : "record.wrong")}
        </p>
      )}
      {given ? (
        <p>
          <span className="text-sm text-soft">{t("record.given")}: </span>
          <UserText>{given}</UserText>
        </p>
      ) : null}
      <p>
        {game === "offside" ? null : (
          <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
        )}
        <strong>
          {game === "offside" ? (
            t("record.trueOnes", { places: answer })
          ) : (
            <UserText>{answer}</UserText>
          )}
        </strong>
      </p>
    </>
  )
}

function Lines({ entry: { game, lines } }: { entry: Entry }) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="flex min-h-[2.75rem] items-center gap-2 font-semibold">
        <Icon name={game} />
        {t(game === "offside" ? "record.statements" : "record.hints")}
      </summary>
      <ol className="mt-2 grid list-inside list-decimal gap-2 text-soft">
        {lines.map((line) => (
          <li key={line}>
            <UserText>{line}</UserText>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Of "135" the places 1, 3 and 5. */
const placesOf = (correctAnswer: string) => correctAnswer.match(/[1-6]/g) ?? []
