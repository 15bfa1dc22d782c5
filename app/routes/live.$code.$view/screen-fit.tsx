import { useNonce } from "#app/ui/server-sent.tsx"

/** The text of each moment is as large as its page has room for, up to twice its size without scripts. */
export function ScreenFit() {
  return <script data-plain="" nonce={useNonce()} dangerouslySetInnerHTML={{ __html: fitScript }} />
}

export const fitScript = `(function () {
  var root = document.documentElement
  function fit() {
    for (var size = 20; size > 5; size -= 1) {
      root.style.setProperty("--fit", size / 10)
      if (innerHeight >= root.scrollHeight && innerWidth >= root.scrollWidth) return
    }
  }
  addEventListener("load", fit)
  addEventListener("resize", fit)
  new MutationObserver(fit).observe(document.body, { childList: true })
})()`
