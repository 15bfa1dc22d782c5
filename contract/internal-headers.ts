/**
 * Headers that the app sets on its calls of the reference API, over the service binding only: the
 * client's address and region, the origin at which the client sees the app, the id of the request in the logs, and
 * how far the person's last write was in the history of the database. The API's own errors carry that id in
 * the same header; its answers carry a newer bookmark where the call has written.
 */
export const internalHeaders = {
  address: "X-Visitor-Address",
  region: "X-Visitor-Region",
  appOrigin: "X-App-Origin",
  requestId: "X-Request-Id",
  bookmark: "X-Database-Bookmark",
} as const
