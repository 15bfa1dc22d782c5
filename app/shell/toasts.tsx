import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import type { ToastKey, ToastType } from "#app/toast/toast.server"
import { Icon } from "#app/ui/icon.tsx"
import { forgetDrafts } from "#app/ui/forget-drafts"
import { useHydrated } from "#app/ui/hydration"

const shownMs = 5000
const icons = { info: "info", success: "check", error: "warning", warning: "warning" } as const
const colours = {
  info: "border-edge",
  success: "border-right",
  error: "border-wrong",
  warning: "border-hint",
} as const

/** Messages to a person who has left this browser: nothing that they typed stays in it. */
const isFarewell = (message: ToastKey) =>
  message === "toast.signedOut" || message === "toast.erased"

export interface Toast {
  readonly type: ToastType
  readonly message: ToastKey
  readonly detail: string
}

/** Visible for 5 s, or without a script until the next page. Its space stays until then, so that nothing moves. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  const isHydrated = useHydrated()
  const close = () => setIsOpen(false)
  const { message } = toast
  useEffect(() => {
    if (isFarewell(message)) forgetDrafts((key) => /^drafts? /.test(key))
    const timer = setTimeout(close, shownMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div className={`toast ${isOpen ? "pointer-events-auto" : "invisible"} ${colours[toast.type]}`}>
      <Icon name={icons[toast.type]} />
      <p className="grow">{t(toast.message, { detail: toast.detail })}</p>
      {isHydrated ? (
        <button
          type="button"
          onClick={close}
          aria-label={t("toast.close")}
          className="ms-auto grid h-11 w-11 flex-none place-items-center rounded hover:bg-raised"
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </div>
  )
}

export function ToastList({ toast, page }: { toast: Toast | null; page: string }) {
  return (
    <output aria-live="polite" className="toasts">
      {toast ? <ToastCard key={`${page} ${toast.message}`} toast={toast} /> : null}
    </output>
  )
}
