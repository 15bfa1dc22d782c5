/** The name of the field that only robots fill in: it is hidden from people. */
export const honeypot = "homepage"
