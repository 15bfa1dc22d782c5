import { createContext, useContext } from "react"

const NonceContext = createContext("")

export const NonceProvider = NonceContext.Provider

/** The nonce that this page's scripts and styles bear. */
export const useNonce = () => useContext(NonceContext)
