import { createContext, useContext } from "react"

const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

/** The nonce that this page's scripts and styles bear. */
export const useNonce = () => useContext(NonceContext)

/**
 * Styles in the page: a stylesheet of its own costs a phone on a slow network two seconds. Where `css`
 * is empty, as in the browser for the styles of all pages, what the server sent under this id is kept.
 */
export function InlineStyles({ id, css }: { id: string; css: string }) {
  return (
    <style
      id={id}
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css || kept(id) }}
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
