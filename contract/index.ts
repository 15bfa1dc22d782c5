/**
 * The calls of the upstream API by area. Those of one game are in `games/<game>.ts`. In comments, "ours" marks what the
 * specification does not have; see docs/our-calls.md.
 */
export * as accounts from "./accounts"
export * as curriculum from "./curriculum"
export * as admin from "./admin"
export * as approved from "./approved"
export * as authorMail from "./author-mail"
export * as authoring from "./authoring"
export * as capabilities from "./capabilities"
export * as catalogue from "./catalogue"
export * as checks from "./checks"
export * as reviewDecisions from "./review-decisions"
export * as feedback from "./feedback"
export * as figures from "./figures"
export * as importing from "./importing"
export * as myQuestions from "./my-questions"
export * as points from "./points"
export * as profile from "./profile"
export * as progress from "./progress"
export * as review from "./review"
export * as streak from "./streak"
export * as versions from "./versions"
