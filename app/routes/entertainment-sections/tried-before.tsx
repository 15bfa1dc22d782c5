import { useTranslation } from "react-i18next"
import { AccountOffer } from "#app/trial/account-offer.tsx"
import { BegunTrials } from "#app/trial/trial-links.tsx"
import type { TrialsView } from "#app/trial/trial-view"

/** The visitor's rounds of today; once there is one of each game, an account first. */
export function TriedBefore({ trials: { begun, open } }: { trials: TrialsView }) {
  const { t } = useTranslation()
  const isAll = open.length === 0
  return (
    <section className={`mb-6 grid gap-4 ${isAll ? "max-w-form" : "sm:grid-cols-2"}`}>
      {isAll ? (
        <>
          <h2 className="text-xl font-bold">{t("trial.limit.title")}</h2>
          <p>{t("trial.limit.all")}</p>
          <AccountOffer redirectTo="/entertainment-sections" />
        </>
      ) : null}
      <BegunTrials trials={begun} />
    </section>
  )
}
