import { useTranslation } from "react-i18next"
import type { Offer } from "#app/catalogue/offer.server"

export function OfferText({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  if (offer === "here") return null
  return (
    <span className="block text-sm font-normal text-soft">
      {offer === "nothing" ? t("choose.nothingHere") : t(`choose.onlyIn.${offer}`)}
    </span>
  )
}
