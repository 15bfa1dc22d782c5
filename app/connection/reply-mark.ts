/** A header of every reply of the app. A response without it comes from a proxy or a captive portal. */
export const replyMark = "Tahaddi-Reply"
