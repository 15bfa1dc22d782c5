/** A header of every reply of the app. A response without it comes from a proxy or a captive portal. */
export const replyMark = "Tahaddi-Reply"
/** Its value where what the browser keeps of packs goes. */
export const packsGoneMark = "packs-gone"

/** Of requests that a page makes for its own news: what it gets shows no toast. */
export const quietHeader = "Tahaddi-Quiet"
