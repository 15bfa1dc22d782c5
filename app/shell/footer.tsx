import { NavLink, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { useLite } from "#app/ui/server-sent.tsx"
import { NavLinks } from "./nav-links"
import type { Viewer } from "./navigation"

export function Footer({ viewer, isLiteHeld }: { viewer: Viewer | null; isLiteHeld: boolean }) {
  const { t } = useTranslation()
  return (
    <footer className="mt-16 border-t border-line">
      <div className="foot">
        <p className="flex items-center gap-2 font-bold text-text">
          <Icon name="whistle" className="text-action" />
          {t("site.title")}
        </p>
        <nav aria-label={t("nav.footer")} className="flex flex-wrap gap-x-6">
          <NavLinks viewer={viewer} className="foot-link" />
          <NavLink to="/privacy" className="foot-link" viewTransition>
            <Icon name="key" />
            {t("nav.privacy")}
          </NavLink>
        </nav>
        <OtherVersion isHeld={isLiteHeld} />
      </div>
    </footer>
  )
}

export const weightMark = "#"

function OtherVersion({ isHeld }: { isHeld: boolean }) {
  const { t } = useTranslation()
  const isLite = useLite()
  const { pathname, search } = useLocation()
  const other = isLite ? "off" : "on"
  return (
    <form method="post" action="/action/set-lite">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button name="lite" value={other} className="foot-link">
        {t(`lite.${other}`)}
      </button>
      {isLite ? <p id="weight">{t("lite.note", { kb: weightMark })}</p> : null}
      {isHeld ? <p>{t("lite.held")}</p> : null}
    </form>
  )
}
