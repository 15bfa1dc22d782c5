import type { AppContext } from "#app/server/context.server"
import { avatarPath } from "#app/ui/emblem.tsx"
import { isTranslationKey } from "#app/i18n/translator.server"
import type { Toast } from "./toasts"
import type { Viewer } from "./navigation"

/** What every page shows around itself. The token stays here. */
export async function viewShell({ i18n, session, theme, toasts, isSavingData }: AppContext) {
  const { person } = session
  const viewer: Viewer | null = person && {
    name: person.name,
    role: person.role,
    points: person.points,
    avatar: isSavingData ? "" : avatarPath(person.avatar),
    remainingMs: person.expiresAt && person.expiresAt - Date.now(),
  }
  return {
    language: i18n.language,
    theme: theme.choice,
    hasPictures: !isSavingData,
    title: i18n.t("site.title"),
    viewer,
    toast: (await toastOf(toasts)) ?? sessionToast(session),
  }
}

async function toastOf(toasts: AppContext["toasts"]): Promise<Toast | null> {
  const toast = await toasts.take()
  if (!toast || !isToastKey(toast.message)) return null
  return { type: toast.type, message: toast.message, detail: toast.description ?? "" }
}

/** A session that is over says so on whatever page comes next; one that is about to be, once. */
function sessionToast(session: AppContext["session"]): Toast | null {
  if (session.ended) return { type: "error", message: "toast.sessionExpired", detail: "" }
  if (session.takeWarning()) return { type: "warning", message: "toast.sessionEnding", detail: "" }
  return null
}

const isToastKey = (value: string): value is Toast["message"] =>
  value.startsWith("toast.") && isTranslationKey(value)
