import type { Session } from "./session.server"

/** The pages where pupils look for their points. */
const paths = /^\/(?:games(?:\/.*)?|top-10|answered-questions)?$/

/**
 * Whether a request is for one of them, as a document or as its data, and comes from a pupil: the referee is asked
 * once for all that such a page needs of it, its session included.
 */
export function isPupilsPage({ url }: Request, { person }: Pick<Session, "person">): boolean {
  const path = new URL(url).pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")
  return person?.role === "Student" && paths.test(path)
}
