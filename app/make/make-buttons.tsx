import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"

/** Sending, and before it a look at how a pupil will see it; each says what is going on while it is. */
export function MakeButtons() {
  const { t } = useTranslation()
  const { state, formData } = useNavigation()
  const busy = state === "idle" || !formData ? null : (formData.get("intent") ?? "send")
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <button
        name="intent"
        value="send"
        className="button button-main text-lg"
        aria-disabled={busy === "send" || undefined}
      >
        {t(busy === "send" ? "make.busy" : "make.submit")}
      </button>
      <button
        name="intent"
        value="check"
        formNoValidate
        className="button button-quiet"
        aria-disabled={busy === "check" || undefined}
      >
        {t("make.check")}
      </button>
    </div>
  )
}
