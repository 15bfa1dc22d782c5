import { refuse } from "../../reply"

/** The reason a new password is refused for, at registration, reset and change alike. */
export const tooCommon = refuse(400, "This password is too common: it is guessed first.")
