import { useTranslation } from "react-i18next"
import { isPractice, type Source } from "#game/rounds/round-key"
import { numberedSections } from "./addresses"

/** The source of a question, its language if one was chosen, and whether it is practice. */
export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation()
  const language = source.category === "practice" ? undefined : source.language
  return (
    <>
      <Origin source={source} />
      {language ? <> · {t(`play.source.in.${language}`)}</> : null}
      {isPractice(source) ? (
        <>
          {" "}
          <strong className="chip border-hint">{t("play.end.practice")}</strong>
        </>
      ) : null}
    </>
  )
}

function Origin({ source }: { source: Source }) {
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
