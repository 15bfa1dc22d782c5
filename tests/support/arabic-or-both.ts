import { inject } from "vitest"
import { languages, type Language } from "./words"

/**
 * For what differs by language in its words alone: Arabic, which has more forms of a word and heavier letters;
 * `npm run test:deep` takes both languages.
 */
export const arabicOrBoth: readonly Language[] = inject("isDeep") ? languages : ["ar"]
