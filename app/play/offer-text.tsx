import { Link } from "@remix-run/react"
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

/** In place of choices none of which has questions; `write`: where entertainment questions are written. */
export function NothingYet({ write }: { write?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <p className="card max-w-prose border-hint">
      <strong className="block">{t("play.empty.title")}</strong>
      {t(`choose.empty.${write ? "entertainment" : "education"}`)}{" "}
      {write ? (
        <Link to={write} className="link inline-flex min-h-[2.75rem] items-center">
          {t("games.write.title")}
        </Link>
      ) : null}
    </p>
  )
}
