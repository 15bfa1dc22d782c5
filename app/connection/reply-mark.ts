/** A header of every reply of the app. A response without it comes from a proxy or a captive portal. */
export const replyMark = "Tahaddi-Reply"
/** Its values where kept pages of packs go, with what was typed in them or without: ends of addresses in their cache. */
export const packsGoneMark = "1,?draft,?sent,"
export const packsHiddenMark = "1,"
/** Where nobody else has packs: all that is kept, also what was typed without a page beside it. */
export const allPacksGoneMark = "1,#"

/** Of requests that a page makes for its own news: what it gets shows no toast. */
export const quietHeader = "Tahaddi-Quiet"
