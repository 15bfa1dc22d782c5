import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon"

/** A large target that leads on: icon or picture, name, one sentence. */
export function ChoiceCard({
  to,
  icon,
  picture,
  title,
  children,
}: {
  to: string
  icon?: IconName
  /** In place of the icon. */
  picture?: ReactNode
  title: string
  children?: ReactNode
}) {
  return (
    <Link
      to={to}
      viewTransition
      className="card group flex items-center gap-4 no-underline hover:border-action hover:bg-raised"
    >
      {icon ? <Icon name={icon} className="text-3xl text-action" /> : picture}
      <span className="grow">
        <span className="block text-lg font-bold">{title}</span>
        {children ? <span className="block text-sm text-soft">{children}</span> : null}
      </span>
      <Icon name="arrow-next" className="text-soft" />
    </Link>
  )
}
