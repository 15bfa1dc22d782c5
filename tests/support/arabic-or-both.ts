import { inject } from "vitest"
import { languages, type Language } from "./words"

/**
 * The languages for tests whose pages differ by language only in their texts. Arabic has more plural forms and
 * its letters take more bytes; `npm run test:deep` uses both languages.
 */
export const arabicOrBoth: readonly Language[] = inject("isDeep") ? languages : ["ar"]
