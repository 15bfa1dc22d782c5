import { NavLink } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { destinationsOf, getShortcuts, type Viewer } from "./navigation"

export function NavLinks({
  viewer,
  className,
  links = destinationsOf(viewer),
}: {
  viewer: Viewer | null
  className?: string
  links?: ReturnType<typeof destinationsOf>
}) {
  const { t } = useTranslation()
  return links.map(({ to, label, icon, isExact }) => (
    <NavLink
      key={to}
      to={to}
      end={isExact}
      className={className}
      viewTransition
      {...(viewer && viewer.marks[to])}
    >
      <Icon name={icon} />
      {t(label)}
    </NavLink>
  ))
}

export function BottomBar({ viewer, canTry }: { viewer: Viewer | null; canTry?: boolean }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("nav.shortcuts")} className="bottom-bar">
      <NavLinks viewer={viewer} links={getShortcuts(viewer, canTry)} />
    </nav>
  )
}

/**
 * Appears after 100 px of scrolling, in its own space in the bar, so that it covers nothing. Always visible if the
 * browser has no scroll-driven animations.
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
