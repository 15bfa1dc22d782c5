import { Scripts } from "@remix-run/react"
import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import { useNonce } from "../ui/nonce"

/** Filled in by scripts/vite-script-hashes.mjs; empty in the browser. */
declare const SCRIPT_HASHES: Readonly<Record<string, string>>

/**
 * Remix's scripts; the browser runs those that it preloads only if they are what was built. Remix
 * preloads every module that the page imports, directly or through another one, and its manifest.
 */
export function CheckedScripts() {
  const nonce = useNonce()
  // Called, not rendered, to reach its elements; as a component it is a function of hooks.
  const scripts = Scripts({ nonce })
  return scripts && Children.map<ReactNode, ReactNode>(scripts.props.children, checked)
}

interface Preload {
  readonly href?: string
  readonly integrity?: string | undefined
  readonly suppressHydrationWarning?: boolean
}

const checked = (element: ReactNode) =>
  isValidElement<Preload>(element) && element.type === "link"
    ? cloneElement(element, {
        integrity: SCRIPT_HASHES[element.props.href ?? ""],
        suppressHydrationWarning: true,
      })
    : element
