import { accounts } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { noAccessCookie } from "../../security/access-cookie"
import { endToken } from "../../store/tokens"

/** Ends the token that the caller came with, and no other: other devices stay signed in. */
export const logOut = implement(accounts.logout, async ({ store, caller }) => {
  await endToken(store, caller.tokenHash)
  return done("You are logged out.", { "Set-Cookie": noAccessCookie() })
})
