import { authorMail } from "#contract"
import { implement } from "../../http/implement"
import { done } from "../../reply"
import { newToken } from "../../security/token"
import { addWish, removeWish } from "../../store/review/author-mails"

export const chooseAuthorMail = implement(authorMail.choose, async (call) => {
  const { body, caller, client, dependencies, language, now, store } = call
  if (body.wanted) {
    const origin = client.appOrigin ?? ""
    const token = newToken(dependencies.random)
    await addWish(store, { personId: caller.id, language, origin, token }, now)
  } else await removeWish(store, { personId: caller.id })
  return done("Your choice was saved.")
})

/** The same reply for every token, so that none can be guessed. */
export const stopAuthorMail = implement(authorMail.stop, async ({ body, store }) => {
  await removeWish(store, { token: body.token })
  return done("There are no more e-mails.")
})
