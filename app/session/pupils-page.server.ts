import type { Session } from "./session.server"

/** The pages where pupils look for their points. */
const paths = /^\/(?:games(?:\/.*)?|top-10|answered-questions)?$/

/** Whether a request is for one of them, as a document or as its data, and comes from a pupil. */
export function isPupilsPage({ url }: Request, { person }: Pick<Session, "person">): boolean {
  const path = new URL(url).pathname.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "")
  return person?.role === "Student" && paths.test(path)
}
