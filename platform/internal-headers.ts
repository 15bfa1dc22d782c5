/**
 * Headers that the app sets on its calls of the reference API, over the service binding only: the client's address and
 * region, the origin at which the client sees the app, the id of the request in the logs, and the database bookmark of
 * the person's last write. The API returns that id with its own errors, in the same header, and a newer bookmark after
 * a write.
 */
export const internalHeaders = {
  address: "X-Visitor-Address",
  region: "X-Visitor-Region",
  appOrigin: "X-App-Origin",
  requestId: "X-Request-Id",
  bookmark: "X-Database-Bookmark",
} as const

/** Of the reference API over the service binding, which reads the path alone. */
export const internalOrigin = "https://api.internal"
