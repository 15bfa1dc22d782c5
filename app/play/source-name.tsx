import { useTranslation } from "react-i18next"
import type { Source } from "#game/rounds/round-key"
import { numberedSections } from "./addresses"

/** Where the question comes from, in the person's words. */
export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation()
  if (source.category === "education")
    return (
      <bdi>{t("play.source.chapter", { subject: source.subject, chapter: source.chapter })}</bdi>
    )
  if (source.category === "practice") return <>{t("play.source.practice")}</>
  const section = numberedSections.find(({ number }) => number === source.section)
  return (
    <bdi>{t("play.source.section", { section: section ? t(`section.${section.name}`) : "" })}</bdi>
  )
}
