import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Icon, type IconName } from "./icon"
import { Picture, type PictureName } from "./picture"

export function ChoiceCard({
  to,
  icon,
  picture,
  scene,
  title,
  children,
}: {
  to: string | null
  icon?: IconName
  picture?: ReactNode
  scene?: PictureName
  title: string
  children?: ReactNode
}) {
  const inside = (
    <>
      {scene ? <Picture of={scene} className="w-full rounded max-md:hidden" /> : null}
      {icon ? <Icon name={icon} className="text-3xl text-action" /> : picture}
      <span className="min-w-0 flex-1">
        <span className="block text-lg font-bold">{title}</span>
        {children ? <span className="block text-sm text-soft">{children}</span> : null}
      </span>
    </>
  )
  if (to === null)
    return <div className="card flex flex-wrap items-center gap-4 border-dashed">{inside}</div>
  return (
    <Link
      to={to}
      viewTransition
      className="card group flex flex-wrap items-center gap-4 no-underline hover:border-action hover:bg-raised"
    >
      {inside}
      <Icon name="arrow-next" className="text-soft" />
    </Link>
  )
}

/** In place of choices none of which has questions; `write`: where entertainment questions are written. */
interface NothingYetProps {
  write?: string | undefined
  isTrial?: boolean
}

export function NothingYet({ write, isTrial = false }: NothingYetProps) {
  const { t } = useTranslation()
  return (
    <p className="card max-w-prose border-hint">
      <strong className="block">{t("play.empty.title")}</strong>
      {t(`choose.empty.${isTrial ? "trial" : write ? "entertainment" : "education"}`)}{" "}
      {write ? (
        <Link to={write} className="link inline-flex min-h-[2.75rem] items-center">
          {t("games.write.title")}
        </Link>
      ) : null}
    </p>
  )
}

interface Tab {
  readonly to: string
  readonly text: string
  readonly isCurrent: boolean
}

export function ChoiceTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 print:hidden">
      {tabs.map(({ to, text, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          className="chip min-h-[2.75rem] px-4 no-underline hover:bg-raised aria-[current]:border-2 aria-[current]:border-action aria-[current]:text-action"
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
