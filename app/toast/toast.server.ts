import { type Cookie, createCookieSessionStorage } from "@remix-run/cloudflare"
import { createToastUtilsWithCustomSession } from "remix-toast"
import { signedCookie } from "#app/cookies/signed-cookie.server"
import type { TranslationKey } from "#app/i18n/keys"

export type ToastType = "info" | "success" | "error" | "warning"

export type ToastKey = Extract<TranslationKey, `toast.${string}`>

export type Toasts = ReturnType<typeof createToasts>

/** The toast that the next page shows. Its own signed cookie stores the key of the sentence, not the sentence. */
export function createToasts(request: Request, secrets: string[]) {
  const cookie = signedCookie("toast", secrets)
  const cookies: string[] = []
  let waiting: { type: ToastType; message: ToastKey; description?: string } | null = null
  return {
    /** `detail` is the value that the sentence names. */
    put(type: ToastType, message: ToastKey, detail?: string) {
      waiting = { type, message, ...(detail === undefined ? {} : { description: detail }) }
    },
    async take() {
      if (!request.headers.get("Cookie")?.includes(`${cookie.name}=`)) return null
      const { toast } = await getToastUtils(cookie).getToast(request)
      // remix-toast would leave an empty cookie, which each later request would send along.
      cookies.push(await cookie.serialize("", { maxAge: 0 }))
      return toast ?? null
    },
    async commit(): Promise<string[]> {
      if (!waiting) return cookies
      const { headers } = await getToastUtils(cookie).jsonWithToast(null, waiting)
      return headers.getSetCookie()
    },
  }
}

const getToastUtils = (cookie: Cookie) =>
  createToastUtilsWithCustomSession(createCookieSessionStorage({ cookie }))
