/** Stands in for react-dom in the Worker, see vite-once.mjs. */
export const flushSync = undefined
