import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"
import type { PrintedQuestion } from "./questions.server"

export interface SheetProps {
  title: string
  questions: readonly PrintedQuestion[]
}

export function PrintSheet({ title, questions }: SheetProps) {
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
      {toParts(questions).map(({ game, first, items }) => (
        <section key={first}>
          <h3>{game ? t(`game.${game}.title`) : t("game.unknown")}</h3>
          {game ? <p>{t(`print.task.${game}`)}</p> : null}
          <ol start={first}>
            {items.map((item) => (
              <li key={item.id}>
                <p className="asked">
                  <span className="grow">
                    <WithBoxes
                      text={item.question}
                      boxes={item.lines.length > 0 ? [] : item.boxes}
                    />
                  </span>
                  {item.level ? <span className="level">{item.level}</span> : null}
                </p>
                {item.lines.length > 0 ? (
                  <ol className="lines">
                    {item.lines.map((line) => (
                      <li key={line}>
                        <WithBoxes text={line} boxes={item.boxes} />
                      </li>
                    ))}
                  </ol>
                ) : null}
                {item.answerLines > 0 ? <p className="answer">{t("print.answer")}</p> : null}
                {item.answerLines > 1 ? <p className="answer" aria-hidden /> : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

interface Part {
  readonly game: PrintedQuestion["game"]
  readonly first: number
  readonly items: PrintedQuestion[]
}

function toParts(questions: readonly PrintedQuestion[]): readonly Part[] {
  const parts: Part[] = []
  for (const [at, item] of questions.entries()) {
    const part = parts.at(-1)
    if (part?.game === item.game) part.items.push(item)
    else parts.push({ game: item.game, first: at + 1, items: [item] })
  }
  return parts
}

function WithBoxes({ text, boxes }: { text: string; boxes: readonly string[] }) {
  if (boxes.length === 0) return <UserText>{text}</UserText>
  return (
    <span className="statement">
      <span className="grow">
        <UserText>{text}</UserText>
      </span>
      {boxes.map((box) => (
        <span key={box} className="box">
          {box}
        </span>
      ))}
    </span>
  )
}
