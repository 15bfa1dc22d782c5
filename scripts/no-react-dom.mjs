/** Stands in for react-dom in the Worker, see vite-stand-ins.mjs. */
export const flushSync = undefined
