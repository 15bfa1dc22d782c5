import { useTranslation } from "react-i18next"
import { isPractice, type Source } from "#game/sources/source"
import { labelSource } from "./source-pages"

export function SourceName({ source }: { source: Source }) {
  const { t } = useTranslation()
  const { language } = source
  return (
    <>
      <bdi>{labelSource(source, t)}</bdi>
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
