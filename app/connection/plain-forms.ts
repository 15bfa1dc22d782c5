import { connection } from "./retried-fetch"
import { isReply, timeoutOf } from "./retry-policy"

/**
 * A form that loads a new document, such as the choice of a language, is sent once the app replies: without
 * a network the browser would show its own page in place of this one.
 */
export function holdPlainForms() {
  // At the window: React's own listeners are at the document, and come first.
  window.addEventListener("submit", hold)
}

/** The last press of each form: of several that wait it alone is sent. */
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
      timeoutMs: timeoutOf(null),
    })
    .then(() => {
      if (pressed.get(form) !== event) return
      // What the button says of the form, which `submit()` does not ask.
      for (const name of ["action", "method", "enctype", "target"]) {
        const own = submitter.getAttribute(`form${name}`)
        if (own !== null) form.setAttribute(name, own)
      }
      form.appendChild(chosen)
      form.submit()
    })
}
