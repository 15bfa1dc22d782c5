import { UserText } from "#app/ui/user-text.tsx"

export type TitleLevel = "h1" | "h3"

/** The question of a round, large; the page's heading where it is played. */
export function QuestionTitle({
  level: Heading = "h1",
  children,
}: {
  level?: TitleLevel | undefined
  children: string
}) {
  return (
    <Heading className="text-2xl font-extrabold sm:text-3xl">
      <UserText>{children}</UserText>
    </Heading>
  )
}
