import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { titled } from "#app/i18n/title"
import { AboutPage } from "./about-page"

export const meta = titled

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = context.i18n
  return { title: t("about.title"), description: t("about.lead") }
}

export default AboutPage
