import { useTranslation } from "react-i18next"
import { UserText } from "#app/ui/user-text.tsx"
import type { PrintedQuestion } from "./questions.server"
import type { SheetProps } from "./sheet"

export function Key({ title, questions }: SheetProps) {
  const { t } = useTranslation()
  return (
    <article className="sheet key">
      <h2>
        {t("print.key")}: <bdi>{title}</bdi>
      </h2>
      <ol>
        {questions.map((item) => (
          <li key={item.id}>
            <p>
              <UserText>{item.question}</UserText>
              {item.question.includes("\n") ? <br /> : " "}
              <strong>
                <Answer item={item} />
              </strong>
            </p>
            {item.summary ? (
              <p>
                <UserText>{item.summary}</UserText>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </article>
  )
}

function Answer({ item: { answer, also, exact, rightAnswer } }: { item: PrintedQuestion }) {
  const { t } = useTranslation()
  if (rightAnswer) return rightAnswer
  return (
    <>
      <UserText>{answer}</UserText>
      {also ? (
        <span className="also">
          {" "}
          {t("print.also")} <UserText>{also}</UserText>
        </span>
      ) : null}
      {exact ? <span className="also"> ({t("make.exact")})</span> : null}
    </>
  )
}
