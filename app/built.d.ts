/** The routes and what Remix knows of them; made while the Worker is built. */
declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare"

  const build: ServerBuild
  export = build
}

/** The output of `remix vite:build` from app/entry.worker.ts; wrangler.toml aliases its path. */
declare module "built:app" {
  export { default } from "#app/entry.worker"
}
