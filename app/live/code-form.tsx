import { useTranslation } from "react-i18next"
import type { TranslationKey } from "#app/i18n/keys"
import { AlertBox } from "#app/ui/alert-box.tsx"

export function CodeForm({ typed, error }: { typed: string; error: TranslationKey | null }) {
  const { t } = useTranslation()
  return (
    <>
      {error ? <AlertBox text={t(error)} since={typed} /> : null}
      <form action="/live" className="grid gap-4">
        <label className="grid gap-1.5 font-semibold">
          {t("live.code")}
          <input
            name="code"
            defaultValue={typed}
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={60}
            dir="ltr"
            className="control text-2xl tabular-nums"
          />
        </label>
        <button className="button button-main w-full text-lg">{t("live.find")}</button>
      </form>
    </>
  )
}
