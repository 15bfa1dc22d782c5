import { NavLink } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { destinationsOf, type Viewer } from "./navigation"

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
      <div className="mx-auto grid max-w-page gap-4 px-4 py-8 text-sm text-soft sm:px-6 max-[1289px]:!pe-20">
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

/**
 * Appears after 100 px of scrolling, in a space of its own in the bar, so that it covers nothing. Always there
 * where the browser has no animations by scrolling.
 */
export function ScrollToTop() {
  const { t } = useTranslation()
  return (
    <a
      href="#top"
      aria-label={t("nav.toTop")}
      className="to-top grid h-11 w-11 place-items-center rounded hover:bg-raised"
    >
      <Icon name="arrow-up" />
    </a>
  )
}
