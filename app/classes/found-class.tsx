import { useTranslation } from "react-i18next"

interface FoundClassProps {
  readonly found: {
    readonly name: string
    readonly gradeName: string
    readonly schoolName?: string
    readonly teachers: readonly string[]
  }
}

export function FoundClass({ found: { name, gradeName, schoolName, teachers } }: FoundClassProps) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        <bdi className="text-xl font-bold">{name}</bdi> <bdi className="text-soft">{gradeName}</bdi>
      </p>
      {schoolName ? (
        <p>
          <bdi>{schoolName}</bdi>
        </p>
      ) : null}
      <p>{t("class.by", { names: teachers.join(t("class.and")) })}</p>
    </>
  )
}
