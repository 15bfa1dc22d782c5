import { connection } from "./retried-fetch"
import { isReply, getTimeout } from "./retry-policy"

/**
 * Delays forms that load a new document, such as the choice of a language, until the app replies: without
 * a network the browser would replace the page with its own error page.
 */
export function holdPlainForms() {
  // On the window, so that React's listeners on the document run first.
  window.addEventListener("submit", hold)
}

/** The last submit event of each form: of several that wait, only this one is sent. */
const pressed = new WeakMap<HTMLFormElement, SubmitEvent>()

function hold(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (!(submitter instanceof HTMLButtonElement)) return
  event.preventDefault()
  pressed.set(form, event)
  const chosen = document.createElement("input")
  Object.assign(chosen, { type: "hidden", name: submitter.name, value: submitter.value })
  void connection
    .untilAnswered({
      send: (signal) => fetch("/healthz", { signal }),
      isReply,
      timeoutMs: getTimeout(null),
    })
    .then(() => {
      if (pressed.get(form) !== event) return
      // The button's formaction, formmethod and so on, which `submit()` ignores.
      for (const name of ["action", "method", "enctype", "target"]) {
        const own = submitter.getAttribute(`form${name}`)
        if (own !== null) form.setAttribute(name, own)
      }
      form.appendChild(chosen)
      form.submit()
    })
}
