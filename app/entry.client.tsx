import { RemixBrowser } from "@remix-run/react"
import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { I18nextProvider } from "react-i18next"
import { holdPlainForms } from "./connection/plain-forms"
import { retryFetches } from "./connection/retried-fetch"
import { loadTranslator } from "./i18n/browser-translator"
import { beforeHydration } from "./ui/hydration"
import { keepInstallPrompt } from "./ui/install-prompt"
import { NonceProvider } from "./ui/server-sent"

/**
 * Loads the translations before hydration, so that React renders the same text as the server. If they do not load, the
 * page stays plain HTML, which works without scripts.
 */
async function hydrate() {
  const [i18n] = await Promise.all([
    loadTranslator(document.documentElement.lang),
    ...beforeHydration,
  ])
  if (!i18n || !(await completeStyles())) return
  await idle()
  await decodeState()
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
  // For a page in place of those that do not load without a network; some browsers have no workers, which throws.
  if (import.meta.env.PROD)
    idle()
      .then(() => navigator.serviceWorker.register("/service-worker.js"))
      .catch(() => {})
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

/** Whether the page has all styles: what scripts add to it may need others than those that came in its HTML. */
async function completeStyles(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>("#all-styles")
  if (!link || !link.media) return true
  // Chrome gives a sheet without rules to a file that did not load.
  const isLoaded = () => link.sheet !== null && link.sheet.cssRules.length > 0
  if (!isLoaded())
    await new Promise((settle) => {
      for (const event of ["load", "error"]) link.addEventListener(event, settle)
    })
  if (!isLoaded()) return false
  link.media = "all"
  const used = document.getElementById("styles")
  if (used) used.textContent = ""
  return true
}

/** After the next paint, when nothing else is to be done. A page that is hidden is not painted. */
const idle = () =>
  new Promise((settle) => {
    if (document.hidden) settle(null)
    else
      requestAnimationFrame(() => {
        if ("requestIdleCallback" in window) requestIdleCallback(settle, { timeout: 2000 })
        else setTimeout(settle)
      })
  })

keepInstallPrompt()
void hydrate()
