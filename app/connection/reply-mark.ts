/** A header of every reply of the app. A response without it comes from a proxy or a captive portal. */
export const replyMark = "Tahaddi-Reply"

/** Of requests that a page makes for its own news: what it gets shows no toast. */
export const quietHeader = "Tahaddi-Quiet"
