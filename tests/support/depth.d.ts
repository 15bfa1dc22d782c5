import "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** Whether more of the same is run: `npm run test:deep`. */
    readonly isDeep: boolean
  }
}
