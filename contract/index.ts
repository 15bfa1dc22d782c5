/** The upstream API, all 33 calls of it and two of ours, by area. */
export * as accounts from "./accounts"
export * as admin from "./admin"
export * as authoring from "./authoring"
export * as catalogue from "./catalogue"
export * as play from "./play"
