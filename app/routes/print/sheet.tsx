import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import type { Waiting } from "#app/review/review"
import { UserText } from "#app/ui/user-text.tsx"

/** What is printed; the key numbers the questions as the sheet does. */
export interface SheetProps {
  title: string
  questions: readonly Waiting[]
}

/** Questions with room to answer. */
export function Sheet({ title, questions }: SheetProps) {
  const { t } = useTranslation()
  return (
    <article className="sheet">
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p className="blanks">
        <span>{t("print.name")}</span>
        <span>{t("print.class")}</span>
        <span>{t("print.date")}</span>
      </p>
      {partsOf(questions).map(({ game, first, items }) => (
        <section key={first}>
          <h3>{t(`game.${game}.title`)}</h3>
          <p>{t(`print.task.${game}`)}</p>
          <ol start={first}>
            {items.map((item) => (
              <li key={item.id}>
                <p className="asked">
                  <span className="grow">
                    <UserText>{item.question}</UserText>
                  </span>
                  {item.level ? <span className="level">{item.level}</span> : null}
                </p>
                {game === "offside" ? (
                  <Statements lines={item.lines} />
                ) : (
                  <Hints lines={item.lines} />
                )}
                {game === "offside" ? null : <p className="answer">{t("print.answer")}</p>}
                {game === "difficulty" ? <p className="answer" aria-hidden /> : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

/** Questions of a game, and the number of the first. A game that this version does not know has hints or none. */
function partsOf(questions: readonly Waiting[]) {
  const parts = gameNames.map((game) => ({
    game,
    items: questions.filter((each) => (each.game ?? "five-hints") === game),
  }))
  return parts.flatMap(({ game, items }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.items.length, 0)
    return items.length > 0 ? [{ game, items, first: before + 1 }] : []
  })
}

function Hints({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="lines">
      {lines.map((line) => (
        <li key={line}>
          <UserText>{line}</UserText>
        </li>
      ))}
    </ol>
  )
}

function Statements({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ol className="lines">
      {lines.map((line) => (
        <li key={line}>
          <span className="statement">
            <UserText className="grow">{line}</UserText>
            <span className="box">{t("offside.true")}</span>
            <span className="box">{t("offside.false")}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
