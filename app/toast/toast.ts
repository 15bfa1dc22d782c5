import type { TranslationKey } from "#app/i18n/keys"

export type ToastType = "info" | "success" | "error" | "warning"

/** The sentences that a toast can say. */
export type ToastKey = Extract<TranslationKey, `toast.${string}`>
