import { useTranslation } from "react-i18next"
import type { Place } from "#game/rounds/place"
import { numberedSections } from "./numbered-sections"

/** Where the question comes from, in the person's words. */
export function PlaceName({ place }: { place: Place }) {
  const { t } = useTranslation()
  if (place.category === "education")
    return <bdi>{t("play.place.chapter", { subject: place.subject, chapter: place.chapter })}</bdi>
  if (place.category === "practice") return <>{t("play.place.practice")}</>
  const section = numberedSections.find(({ number }) => number === place.section)
  return (
    <bdi>{t("play.place.section", { section: section ? t(`section.${section.name}`) : "" })}</bdi>
  )
}
