import * as z from "zod"

/** The id or the name of something that is there. */
export const reference = z.string().trim().min(1).max(200)
