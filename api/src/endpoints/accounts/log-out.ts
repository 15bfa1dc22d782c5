import { accounts } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { noAccessCookie } from "../../security/cookies"
import { deleteToken } from "../../store/tokens"

/** Revokes the caller's token only: other devices stay signed in. */
export const logOut = implement(accounts.logout, async ({ store, caller }) => {
  await deleteToken(store, caller.tokenHash)
  return done("You are logged out.", { "Set-Cookie": noAccessCookie() })
})
