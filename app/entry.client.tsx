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
 * The sentences come first: what the server wrote is to be found again word for word. Where they
 * do not come, the page stays the HTML that it is, and that works.
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
 * that is pressed while React waits for it makes React fail (its error 345), so it is waited for here.
 */
async function decodeState() {
  try {
    RemixBrowser({})
  } catch (pending) {
    await pending
  }
}

void hydrate()
