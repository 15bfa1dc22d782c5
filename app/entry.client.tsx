import { RemixBrowser } from "@remix-run/react"
import { createInstance } from "i18next"
import FetchBackend from "i18next-fetch-backend"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { I18nextProvider, initReactI18next } from "react-i18next"
import { holdPlainForms } from "./connection/plain-forms"
import { retryFetches } from "./connection/retried-fetch"
import { options, localesPath } from "./i18n/options"
import { beforeHydration } from "./ui/hydration"
import { NonceProvider } from "./ui/server-sent"

/**
 * Loads the translations before hydration, so that React renders the same text as the server. If they do not load, the
 * page stays plain HTML, which works without scripts.
 */
async function hydrate() {
  const language = document.documentElement.lang
  const i18n = createInstance().use(initReactI18next).use(FetchBackend)
  await i18n.init({
    ...options,
    lng: language,
    fallbackLng: false,
    backend: { loadPath: (languages: string | string[]) => localesPath(String(languages)) },
  })
  if (!i18n.hasResourceBundle(language, "translation")) return
  await Promise.all([decodeState(), ...beforeHydration])
  retryFetches()
  holdPlainForms()
  const nonce = document.querySelector("style")?.nonce ?? ""
  startTransition(() => {
    hydrateRoot(
      document,
      <NonceProvider value={nonce}>
        <I18nextProvider i18n={i18n}>
          <StrictMode>
            <RemixBrowser />
          </StrictMode>
        </I18nextProvider>
      </NonceProvider>,
    )
  })
}

/**
 * RemixBrowser waits for the data of the page by throwing a promise, before its first hook. A key
 * press while React waits makes it fail (error 345), so the promise is awaited before hydration.
 */
async function decodeState() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

void hydrate()
