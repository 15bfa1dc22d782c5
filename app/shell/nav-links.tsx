import { NavLink, useLocation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { destinationsOf, getShortcuts, type Viewer } from "./navigation"

export function NavLinks({
  viewer,
  className,
  of = destinationsOf,
}: {
  viewer: Viewer | null
  className?: string
  of?: typeof destinationsOf
}) {
  const { t } = useTranslation()
  return of(viewer).map(({ to, label, icon, isExact }) => (
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

export function BottomBar({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("nav.shortcuts")} className="bottom-bar">
      <NavLinks viewer={viewer} of={getShortcuts} />
    </nav>
  )
}

interface Mode {
  /** Whether this page is without scripts and pictures. */
  isLite: boolean
  note: string
}

export function Footer({ viewer, ...mode }: Mode & { viewer: Viewer | null }) {
  const { t } = useTranslation()
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto grid max-w-page gap-4 px-4 py-8 text-sm text-soft sm:px-6">
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
        <OtherVersion {...mode} />
      </div>
    </footer>
  )
}

function OtherVersion({ isLite, note }: Mode) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const other = isLite ? "off" : "on"
  return (
    <form method="post" action="/action/set-lite">
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <button name="lite" value={other} className="foot-link">
        {t(`lite.${other}`)}
      </button>
      {note ? <p id="weight">{note}</p> : null}
    </form>
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

/**
 * A menu that opens and closes without a script; with one it also closes on Escape,
 * on a tap outside it and on a choice inside it.
 */
export function Menu({
  label,
  button,
  children,
  className = "",
}: {
  label: string
  button: ReactNode
  children: ReactNode
  className?: string
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeWhenLeft(details.current), [])
  return (
    <details ref={details} name="menu" className={`relative ${className}`}>
      <summary
        aria-label={label}
        className="flex min-h-[2.75rem] min-w-[2.75rem] items-center justify-center gap-2 rounded px-2 hover:bg-raised"
      >
        {button}
      </summary>
      <div className="menu">{children}</div>
    </details>
  )
}

function closeWhenLeft(details: HTMLDetailsElement | null) {
  if (!details) return undefined
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const isChoice = details.contains(target) && target.closest("a, button") !== null
    if (isChoice || !details.contains(target)) details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.open) return
    details.open = false
    details.querySelector("summary")?.focus()
  }
  document.addEventListener("click", onClick)
  document.addEventListener("keydown", onKey)
  return () => {
    document.removeEventListener("click", onClick)
    document.removeEventListener("keydown", onKey)
  }
}
