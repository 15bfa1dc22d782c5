/** Why a right answer counted: `same` but for case, marks and articles; `close` spelled a little differently; `judged` by the API's own rule. */
export type Closeness = "exact" | "same" | "close" | "judged"
