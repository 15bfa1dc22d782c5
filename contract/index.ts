/** The calls of the upstream API by area. Those of one game are in `games/<game>.ts`. */
export * as accounts from "./accounts"
export * as admin from "./admin"
export * as authoring from "./authoring"
export * as capabilities from "./capabilities"
export * as catalogue from "./catalogue"
export * as myQuestions from "./my-questions"
export * as profile from "./profile"
export * as progress from "./progress"
