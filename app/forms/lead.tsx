import { useTranslation } from "react-i18next"
import { Picture } from "#app/ui/picture.tsx"

const texts = {
  signup: { lead: "signup.lead", gain: "trial.why" },
  login: { lead: "login.lead", gain: "login.description" },
} as const

/** On a wide screen the referee says beside the form what one gets. */
export function Lead({ of }: { of: keyof typeof texts }) {
  const { t } = useTranslation()
  const { lead, gain } = texts[of]
  return (
    <>
      {t(lead)}
      <span className="hidden lg:block">
        <Picture of="saffir/points" className="icon-mirrored mt-4 w-52" />
        {t(gain)}
      </span>
    </>
  )
}
