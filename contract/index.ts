/** The upstream API, all 33 calls of it and some of ours, by area. */
export * as accounts from "./accounts"
export * as admin from "./admin"
export * as authoring from "./authoring"
export * as capabilities from "./capabilities"
export * as catalogue from "./catalogue"
export * as play from "./play"
