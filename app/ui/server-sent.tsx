import { createContext, useContext } from "react"

const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

export const useNonce = () => useContext(NonceContext)

const LiteContext = createContext(false)

export const LiteProvider = LiteContext.Provider

/** Whether the page is a lite one. Browsers run no scripts in it, so there it is never true. */
export const useLite = () => useContext(LiteContext)

/** Stands for the styles of a page until it is rendered. What somebody wrote never has this sign in HTML. */
export const stylesMark = "<styles>"

/**
 * Styles inside the page, because a separate stylesheet costs a phone on a slow network two seconds. If `css` is empty,
 * as in the browser for the styles of all pages, the styles that the server sent under this id are kept.
 */
export function InlineStyles({ id, css }: { id?: string; css: string }) {
  return (
    <style
      id={id}
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css || kept(id ?? "") }}
    />
  )
}

/** The HTML that the server sent, for when React renders the whole page again. */
const kept = (id: string) =>
  typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "")
