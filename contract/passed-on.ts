/**
 * What the app tells the reference API of the call that it hands on, over its service binding and
 * nowhere else: the address of the visitor, and the origin at which the visitor sees the app.
 */
export const passedOn = { address: "X-Visitor-Address", appOrigin: "X-App-Origin" } as const
