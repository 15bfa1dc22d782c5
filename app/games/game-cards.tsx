import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { Game } from "#contract/words"
import type { TranslationKey } from "#app/i18n/keys"
import { Icon } from "#app/ui/icon.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { Judged } from "./offside/judged"

interface GameCards {
  /** For the record, if the answer is no text: in words, and what was said of a line, numbered from 1. */
  readonly Answer?: ComponentType<{ answer: string; given: string | null }>
  readonly Said?: ComponentType<{ answer: string; given: string; number: number }>
  readonly linesTitle: TranslationKey
  /** For review: shows the hints or statements below the question. `answer` is as the API stores it. */
  readonly Lines: ComponentType<{ lines: readonly string[]; answer: string }>
  readonly hasAnswerText: boolean
}

export const gameCards: Readonly<Record<Game, GameCards>> = {
  "five-hints": { linesTitle: "record.hints", Lines: Hints, hasAnswerText: true },
  offside: {
    Answer: RightOf,
    Said,
    linesTitle: "record.statements",
    Lines: Statements,
    hasAnswerText: false,
  },
  difficulty: { linesTitle: "record.hints", Lines: () => null, hasAnswerText: true },
}

/** All hints of a question. It does not reuse the component of a round, whose code is too large for these pages. */
function Hints({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => (
        <li key={line} className="flex gap-3 rounded border-s-4 border-hint bg-surface px-4 py-2">
          <span aria-hidden className="chip self-start border-hint">
            {index + 1}
          </span>
          <UserProse>{line}</UserProse>
        </li>
      ))}
    </ol>
  )
}

function RightOf({ answer, given }: { answer: string; given: string | null }) {
  const { t } = useTranslation()
  const truth = marksIn(answer)
  if (given === null)
    return <>{t("record.trueOnes", { places: truth.join(t("record.between")) })}</>
  const all = [..."123456"]
  const right = all.filter((place) => saidOf(given, place) === truth.includes(place)).length
  return <>{t("record.rightOf", { right, count: all.length })}</>
}

function Said({ answer, given, number }: { answer: string; given: string; number: number }) {
  const place = String(number)
  return <Judged isTrue={marksIn(answer).includes(place)} said={saidOf(given, place)} />
}

function Statements({ lines, answer }: { lines: readonly string[]; answer: string }) {
  const { t } = useTranslation()
  const trueOnes = marksIn(answer)
  return (
    <ol className="grid gap-2">
      {lines.map((line, index) => {
        const isTrue = trueOnes.includes(String(index + 1))
        return (
          <li key={line} className="card flex flex-wrap gap-3 px-4 py-2">
            <span aria-hidden className="font-bold tabular-nums text-soft">
              {index + 1}
            </span>
            <span className="grow">
              <UserProse>{line}</UserProse>
            </span>
            <strong className={`flex items-center gap-2 ${isTrue ? "text-action" : "text-wrong"}`}>
              <Icon name={isTrue ? "check" : "offside"} />
              {t(isTrue ? "offside.true" : "offside.false")}
            </strong>
          </li>
        )
      })}
    </ol>
  )
}

/** The numbers of the true statements in a stored answer: "135" stands for 1, 3 and 5, and "2?" for an unmarked one. */
const marksIn = (answer: string): readonly string[] => answer.match(/[1-6]\??/g) ?? []

function saidOf(given: string, place: string): boolean | null {
  const marks = marksIn(given)
  return marks.includes(`${place}?`) ? null : marks.includes(place)
}
