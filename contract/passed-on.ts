/**
 * What the app tells the reference API of the call that it hands on, over its service binding and
 * nowhere else: the address of the visitor, the origin at which the visitor sees the app, and the id
 * of the request in the logs. The API's own errors carry that id in the same header.
 */
export const passedOn = {
  address: "X-Visitor-Address",
  appOrigin: "X-App-Origin",
  requestId: "X-Request-Id",
} as const
