/** Loads of code that the server's HTML was rendered with: React can only hydrate the page after them. */
export const beforeHydration: Promise<unknown>[] = []
