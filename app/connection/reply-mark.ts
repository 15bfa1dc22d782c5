/** A header of every reply of the app: one without it comes from something in between. */
export const replyMark = "Tahaddi-Reply"
