import { inject } from "vitest"
import { languages, type Language } from "./words"

/** For pages that differ only in their texts: Arabic has more plural forms, and its letters take more bytes. */
export const arabicOrBoth: readonly Language[] = inject("isDeep") ? languages : ["ar"]
