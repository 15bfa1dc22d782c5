/** What `remix vite:build` made of app/; wrangler.toml says where it lies. */
declare module "built:app" {
  import type { ServerBuild } from "@remix-run/cloudflare"

  const build: ServerBuild
  export = build
}
