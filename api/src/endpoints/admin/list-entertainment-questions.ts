import { admin } from "#contract"
import { implement } from "../../implement"
import { done } from "../../reply"
import { readWaitingInSections } from "../../store/review"
import { toWaiting } from "./wire-waiting"

export const listEntertainmentQuestions = implement(
  admin.entertainmentQuestions,
  async ({ store }) => {
    const rows = await readWaitingInSections(store)
    return done(rows.map(({ section, ...row }) => ({ ...toWaiting(row), section })))
  },
)
