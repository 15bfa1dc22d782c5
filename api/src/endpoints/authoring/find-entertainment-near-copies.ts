import { authoring } from "#contract"
import { implement } from "../../implement"
import { tellNearCopies } from "./near-copies"

export const findEntertainmentNearCopies = implement(
  authoring.findEntertainmentNearCopies,
  (call) => tellNearCopies(call, { section: call.body.section }),
)
