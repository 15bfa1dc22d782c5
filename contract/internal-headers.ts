/**
 * Headers that the app sets on its calls of the reference API, over the service binding only: the
 * client's address, the origin at which the client sees the app, and the id of the request in the logs.
 * The API's own errors carry that id in the same header.
 */
export const internalHeaders = {
  address: "X-Visitor-Address",
  appOrigin: "X-App-Origin",
  requestId: "X-Request-Id",
} as const
