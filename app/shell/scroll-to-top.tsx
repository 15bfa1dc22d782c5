import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/**
 * Appears after 100 px of scrolling, by layout alone: the link begins 100 px below the first
 * screen and then sticks to the bottom of whichever is on view.
 */
export function ScrollToTop() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("nav.toTop")} className="pointer-events-none absolute inset-0 overflow-clip">
      <div className="absolute bottom-4 end-4 top-[calc(100vh+100px)]">
        <a
          href="#top"
          aria-label={t("nav.toTop")}
          className="pointer-events-auto sticky top-[calc(100vh-4rem)] grid h-12 w-12 place-items-center rounded-full border-2 border-edge bg-surface text-text hover:bg-raised"
        >
          <Icon name="arrow-up" />
        </a>
      </div>
    </nav>
  )
}
