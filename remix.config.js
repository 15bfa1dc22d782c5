/** All options of Remix; vite.config.ts passes them to the plugin. */
export default {
  appDirectory: "app",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    // With it, one GET of /__manifest costs seconds of CPU (CVE-2026-55685).
    v3_lazyRouteDiscovery: false,
  },
}
