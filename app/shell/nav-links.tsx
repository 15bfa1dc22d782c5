import { NavLink } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { destinationsOf } from "./navigation"
import type { Viewer } from "./viewer"

export function NavLinks({
  viewer,
  className,
  hasIcons = true,
}: {
  viewer: Viewer | null
  className: string
  hasIcons?: boolean
}) {
  const { t } = useTranslation()
  return destinationsOf(viewer).map(({ to, label, icon }) => (
    <NavLink key={to} to={to} end={to === "/"} className={className} viewTransition>
      {hasIcons ? <Icon name={icon} /> : null}
      {t(label)}
    </NavLink>
  ))
}

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
