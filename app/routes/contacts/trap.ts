/** The field that only robots fill in: people do not see it, and are told to leave it where they do. */
export const trap = "homepage"
