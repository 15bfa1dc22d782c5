import { useTranslation } from "react-i18next"

export function KeptLinks({ at }: { at: string }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {t("privacy.download")}
      {(["json", "csv"] as const).map((format) => (
        <a key={format} href={`${at}/${format}`} className="link">
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
