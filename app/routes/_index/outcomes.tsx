import { useTranslation } from "react-i18next"
import type { Outcome } from "#contract/play/streak"
import { UserProse, UserText } from "#app/ui/user-text.tsx"

export function AppealOutcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation()
  if (outcomes.length === 0) return null
  return (
    <section aria-labelledby="outcomes" className="card grid gap-3 !p-4">
      <h2 id="outcomes" className="font-bold">
        {t("home.outcomes.title")}
      </h2>
      <ul className="grid gap-3">
        {outcomes.map(({ question, given, verdict, points, reason }) => (
          <li key={question} className="[overflow-wrap:anywhere]">
            <UserProse>{question}</UserProse>
            <span className="flex flex-wrap items-center gap-2">
              <strong>
                <UserText>{given}</UserText>
              </strong>
              {t(`home.outcomes.${verdict}`)}
              {points > 0 ? (
                <span className="chip border-right">
                  <bdi dir="ltr">+{points}</bdi>
                </span>
              ) : null}
            </span>
            {reason ? (
              <span className="block text-soft">
                <UserProse>{reason}</UserProse>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
