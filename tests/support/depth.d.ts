import "vitest"

declare module "vitest" {
  interface ProvidedContext {
    /** Whether suites run more cases: `npm run test:deep`. */
    readonly isDeep: boolean
  }
}
