import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { NavLinks } from "./nav-links"
import type { Viewer } from "./viewer"

export function Footer({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation()
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto grid max-w-page gap-4 px-4 py-8 text-sm text-soft sm:px-6">
        <p className="flex items-center gap-2 font-bold text-text">
          <Icon name="whistle" className="text-action" />
          {t("site.title")}
        </p>
        <nav aria-label={t("nav.footer")} className="flex flex-wrap gap-x-6">
          <NavLinks
            viewer={viewer}
            className="inline-flex min-h-[2.75rem] items-center gap-2 text-soft hover:text-text"
          />
        </nav>
      </div>
    </footer>
  )
}
