import { authoring } from "#contract"
import { implement } from "../../implement"
import { chapterOf } from "./find-chapter"
import { tellNearCopies } from "./near-copies"

export const findEducationNearCopies = implement(authoring.findEducationNearCopies, async (call) =>
  tellNearCopies(call, await chapterOf(call)),
)
