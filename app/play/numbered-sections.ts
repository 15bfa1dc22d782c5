import { sections } from "#contract/words"

/** The sections with the number that addresses give them; each drawing bears the section's name. */
export const numberedSections = sections.map((name, number) => ({ name, number: String(number) }))
