import { useTranslation } from "react-i18next"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

export type TitleLevel = "h1" | "h3"

export function QuestionTitle({
  level: Heading = "h1",
  children,
}: {
  level?: TitleLevel | undefined
  children: string
}) {
  const size = children.length > 100 ? "long text-lg" : "text-2xl"
  return (
    <Heading className={`${size} font-extrabold sm:text-3xl`}>
      <UserText>{children}</UserText>
    </Heading>
  )
}

export function Explanation({ summary }: { summary: string }) {
  const { t } = useTranslation()
  if (!summary) return null
  return (
    <section className="card">
      <h2 className="mb-2 font-bold">{t("play.why")}</h2>
      <p>
        <UserProse>{summary}</UserProse>
      </p>
    </section>
  )
}
