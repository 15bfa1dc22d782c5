import { useTranslation } from "react-i18next"
import { useLater } from "#app/ui/hydration"

interface Props {
  fieldId: string
  signs: string
}

const loadKeys = () => import("./sign-keys")

/** The signs that answers of the chapter hold and keyboards lack: text to copy, which scripts turn into keys. */
export function Signs({ fieldId, signs }: Props) {
  const { t } = useTranslation()
  const later = useLater(loadKeys)
  return (
    <fieldset
      aria-label={t("play.signs")}
      className="col-span-2 typing:col-span-1 flex min-w-0 min-h-[2.75rem] w-full items-center gap-1 overflow-x-auto md:flex-wrap"
    >
      {later ? (
        <later.SignKeys fieldId={fieldId} signs={signs} />
      ) : (
        <span>
          {t("play.signs")}: <bdi dir="ltr">{[...signs].join(" ")}</bdi>
        </span>
      )}
    </fieldset>
  )
}
