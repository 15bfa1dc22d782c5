import { Link, useNavigation, useLocation, Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { useState } from "react"
import { ThemeChoices, ThemeIcon } from "#app/theme/theme-provider.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { lazyImage, usePictures } from "#app/ui/picture.tsx"
import { Menu } from "./menu"
import { NavLinks, ScrollToTop } from "./nav-links"
import { getBarLinks, getNextStep, type Viewer } from "./navigation"

export function TopBar({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation()
  const next = getNextStep(viewer)
  return (
    <header className="top-bar">
      <div className="bar-row">
        <Link to="/" className="brand" viewTransition>
          {/* Where the bar is too narrow, the name wraps to a second line, which is not visible. */}
          <span className="flex h-11 items-center">
            <Icon name="whistle" className="text-[1.4rem] text-action" />
          </span>
          {t("site.name")}
        </Link>
        <nav aria-label={t("nav.label")} className="bar-wide ms-2 hidden grow">
          <NavLinks viewer={viewer} className="bar-link" links={getBarLinks(viewer)} />
        </nav>
        <div className="ms-auto flex flex-none items-center gap-1">
          <ScrollToTop />
          <Link
            to={next.to}
            className={`button button-main !px-3 text-sm ${viewer ? "max-md:hidden" : ""}`}
            viewTransition
          >
            {t(next.label)}
          </Link>
          {viewer?.role === "Student" ? <PointsChip points={viewer.points} /> : null}
          <Menu label={t("theme.label")} button={<ThemeIcon />} className="bar-wide hidden">
            <ThemeChoices />
          </Menu>
          <Menu
            label={t("language.label")}
            button={<Icon name="language" />}
            className="bar-wide hidden"
          >
            <LanguageChoices />
          </Menu>
          {viewer ? <UserMenu viewer={viewer} /> : null}
          <Drawer viewer={viewer} />
        </div>
      </div>
    </header>
  )
}

function Drawer({ viewer }: { viewer: Viewer | null }) {
  const { t } = useTranslation()
  return (
    <Menu label={t("nav.menu")} button={<Icon name="menu" />} className="bar-narrow">
      <nav aria-label={t("nav.menu")}>
        <NavLinks viewer={viewer} className="menu-item" />
      </nav>
      <hr className="my-2 border-line" />
      <LanguageChoices />
      <hr className="my-2 border-line" />
      <ThemeChoices />
    </Menu>
  )
}

function PointsChip({ points }: { points: number }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState({ points, before: points })
  if (shown.points !== points) setShown({ points, before: shown.points })
  const won = points - shown.before
  return (
    <span
      key={points}
      className={`chip max-sm:!px-2 ${won === 0 ? "" : "points-changed"}`}
      {...(won > 0 && { "data-won": won, style: { "--from": shown.before, "--to": points } })}
      title={t("points.title")}
    >
      <Icon name="trophy" className="text-sm text-action" />
      <span className="sr-only">{t("points.title")}</span>
      <bdi data-points>{points}</bdi>
    </span>
  )
}

export function LoadingBar() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  if (state === "idle") return null
  return (
    <div aria-live="polite" className="fixed inset-x-0 top-0 z-50 h-1">
      <progress className="sr-only" aria-label={t("nav.loading")} />
      <div aria-hidden className="progress h-full origin-left bg-hint rtl:origin-right" />
    </div>
  )
}

/** Each language by its own name. The form loads a new document, because the direction of the page changes. */
const names = { en: "English", ar: "العربية" } as const

function LanguageChoices() {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/action/set-language" aria-label={t("language.label")}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {(["en", "ar"] as const).map((language) => (
        <button
          key={language}
          name="lng"
          value={language}
          lang={language}
          className="menu-item"
          aria-pressed={i18n.language === language}
        >
          <Icon name="language" />
          {names[language]}
        </button>
      ))}
    </form>
  )
}

function UserMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const next = getNextStep(viewer)
  const hasPicture = usePictures() && viewer.avatar !== ""
  return (
    <Menu
      label={t("account.menu", { name: viewer.name })}
      button={
        <>
          {hasPicture ? lazyImage(viewer.avatar, "h-8 w-8") : <Icon name="person" />}
          <bdi className="bar-name">{viewer.name}</bdi>
        </>
      }
    >
      <Link to="/profile" className="menu-item font-bold" viewTransition>
        <span>
          <bdi>{viewer.name}</bdi>
          <span className="block text-sm font-normal text-soft">
            {t(`role.${viewer.role}`)} · {t("profile.title")}
          </span>
        </span>
      </Link>
      <Link to={next.to} className="menu-item" viewTransition>
        <Icon name={next.icon} />
        {t(next.label)}
      </Link>
      <Link to="/change-password" className="menu-item" viewTransition>
        <Icon name="key" />
        {t("account.changePassword")}
      </Link>
      <Form method="post" action="/logout">
        <button className="menu-item">
          <Icon name="leave" className="icon-mirrored" />
          {t("account.logout")}
        </button>
      </Form>
    </Menu>
  )
}
