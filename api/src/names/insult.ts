import { findWords } from "./disguised-words"
import { arabic, latin } from "./insult-words"

/** Whether a name or nickname contains an insult, even a disguised one. For short texts only. */
export const isInsult = findWords(latin, arabic)
