import type { Session } from "./session.server"

/** The pages where pupils look for their points. */
const paths = /^\/(?:games(?:\/.*)?|top-10|answered-questions)?$/

/**
 * Whether a pupil requests one of these pages, as a document or as its data. Such a page makes one call to the
 * referee, which also checks the session.
 */
export function isPupilsPage({ url }: Request, { person }: Pick<Session, "person">): boolean {
  const path = new URL(url).pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")
  return person?.role === "Student" && paths.test(path)
}
