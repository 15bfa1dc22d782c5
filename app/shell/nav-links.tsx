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
