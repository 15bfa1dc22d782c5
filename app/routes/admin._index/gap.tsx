import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"

/** The gaps of one kind, with their number. `unseen`: names that were not read, and so are not counted. */
export function Gap({
  title,
  none,
  unseen,
  children,
}: {
  title: string
  none: string
  unseen: readonly string[]
  children: readonly ReactNode[]
}) {
  const { t } = useTranslation()
  return (
    <section className="card grid gap-2">
      <h3 className="flex items-center justify-between gap-3 font-bold">
        {title}
        <span className="chip">{children.length}</span>
      </h3>
      {children.length > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className="flex items-center gap-2 text-soft">
          <Icon name="check" />
          {none}
        </p>
      )}
      {unseen.length > 0 ? (
        <p className="text-sm text-soft">{t("admin.gaps.unseen", { names: unseen.join(" · ") })}</p>
      ) : null}
    </section>
  )
}

/** A link to the page that closes the gap. */
export function GapLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        className="flex min-h-[2.75rem] items-center gap-3 hover:bg-raised"
        viewTransition
      >
        <span className="grow">{children}</span>
        <Icon name="arrow-next" className="text-soft" />
      </Link>
    </li>
  )
}
