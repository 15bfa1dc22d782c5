import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { choicePath } from "#app/play/addresses"
import { gameNames } from "#contract/words"
import { grounds } from "#app/theme/theme"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { isForNobody: true } satisfies RouteNeeds

export function loader({ context: { i18n } }: LoaderFunctionArgs) {
  const manifest = {
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    name: i18n.t("site.title"),
    short_name: i18n.t("site.name"),
    description: i18n.t("site.description"),
    lang: i18n.language,
    dir: i18n.instance.dir(),
    theme_color: grounds.dark,
    background_color: grounds.dark,
    shortcuts: gameNames.map((game) => ({
      name: i18n.t(`game.${game}.title`),
      url: choicePath("education", game),
      icons: [{ src: `/art/emblems/game-${game}.svg`, type: "image/svg+xml", sizes: "any" }],
    })),
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
      // Without `?lng` the manifest is in the reader's language.
      Vary: "Accept-Language, Cookie",
    },
  })
}
