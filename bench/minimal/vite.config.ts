import { vitePlugin as remix } from "@remix-run/dev"
import { defineConfig } from "vite"

/** The page that the product's pages are compared with: plain Remix without any code of the product. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: "app",
      buildDirectory: "../../build/minimal",
      future: { v3_singleFetch: true, v3_lazyRouteDiscovery: false },
    }),
  ],
  css: { postcss: {} },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "production"] },
  },
})
