import type { AppContext } from "#app/server/context.server"
import { ownQuestions } from "#contract/limits"
import { avatarPath } from "#app/ui/emblem.tsx"
import { isTranslationKey } from "#app/i18n/translator.server"
import { sessionOver } from "./session-watch"
import type { Toast } from "./toasts"
import { quietHeader } from "#app/connection/reply-mark"
import { minePath, type Viewer } from "./navigation"

export async function viewShell(
  { i18n, session, theme, toasts, lite }: AppContext,
  { url, headers }: Request,
) {
  const { person } = session
  const { pathname } = new URL(url)
  const viewer: Viewer | null = person && {
    name: person.name,
    role: person.role,
    points: person.points,
    isWaiting: person.isWaiting,
    ...(!person.isWaiting && person.hasClasses && { hasClasses: true }),
    avatar: avatarPath(person.avatar),
    marks: pathname === minePath ? {} : marksOf(person.news, i18n),
    remainingMs: person.expiresAt && person.expiresAt - Date.now(),
  }
  return {
    language: i18n.language,
    theme: theme.choice,
    isLiteHeld: lite.isHeld,
    title: i18n.t("site.title"),
    viewer,
    toast: headers.has(quietHeader)
      ? null
      : ((await toToast(toasts, pathname === "/")) ?? sessionToast(session)),
  }
}

export function newsOf(count: number, { t }: Pick<AppContext["i18n"], "t">): string {
  if (count === 0) return ""
  const isMore = count >= ownQuestions.newsMax
  return isMore ? t("mine.home.newsMany", { count: count - 1 }) : t("mine.home.news", { count })
}

/** The link loads a document, so that the bar is rendered again. */
function marksOf(count: number, i18n: AppContext["i18n"]): Viewer["marks"] {
  if (count === 0) return {}
  const isMore = count >= ownQuestions.newsMax
  const mark = {
    "data-news": isMore ? `${count - 1}+` : String(count),
    "aria-label": `${i18n.t("nav.mine")}, ${newsOf(count, i18n)}`,
    reloadDocument: true,
  }
  return { [minePath]: mark }
}

async function toToast(toasts: AppContext["toasts"], isHome: boolean): Promise<Toast | null> {
  const toast = await toasts.take()
  if (!toast || !isToastKey(toast.message)) return null
  if (isHome && toast.message === "toast.signedIn") return null
  return { type: toast.type, message: toast.message, detail: toast.description ?? "" }
}

function sessionToast(session: AppContext["session"]): Toast | null {
  if (session.ended) return sessionOver
  if (session.takeWarning()) return { type: "warning", message: "toast.sessionEnding", detail: "" }
  return null
}

const isToastKey = (value: string): value is Toast["message"] =>
  value.startsWith("toast.") && isTranslationKey(value)
