/** The output of `remix vite:build`; wrangler.toml aliases its path. */
declare module "built:minimal" {
  import type { ServerBuild } from "@remix-run/cloudflare"

  const build: ServerBuild
  export = build
}
