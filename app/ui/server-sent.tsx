import { createContext, useContext } from "react"

const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

/** The nonce that this page's scripts and styles bear. */
export const useNonce = () => useContext(NonceContext)

/**
 * The page's styles, in the page: a stylesheet of its own costs a phone on a slow network two seconds.
 * The browser keeps what the server sent (`css` is empty there), so the text never travels as script.
 */
export function InlineStyles({ css }: { css: string }) {
  return (
    <style
      id="styles"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css || kept("styles") }}
    />
  )
}

/** The drawings that icons refer to, once a page. */
export function Sprite({ symbols }: { symbols: string }) {
  return (
    <svg
      id="sprite"
      className="hidden"
      aria-hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols || kept("sprite") }}
    />
  )
}

/** What the server sent: for when React draws the whole page anew. */
const kept = (id: string) =>
  typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "")
