import { Link, useLocation } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { boardQuery } from "./addresses"

interface Props {
  className: string
  children: ReactNode
}

/**
 * Around what a class looks at together. With `boardQuery` in the address, it fills the screen in letters that the last
 * row can read, without the bars, names and points around it; what is marked as `points` is left out.
 */
export function ForBoard({ className, children }: Props) {
  return <div className={`${className} ${useBoard() ? "board" : ""}`}>{children}</div>
}

export const useBoard = () => new URLSearchParams(useLocation().search).has(boardQuery)

export function BoardSwitch() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const isOn = useBoard()
  const query = new URLSearchParams(search)
  if (isOn) query.delete(boardQuery)
  else query.set(boardQuery, "on")
  return (
    <Link
      to={`${pathname}?${query}`}
      replace
      className={`link inline-flex min-h-[2.75rem] items-center print:hidden ${isOn ? "" : "max-md:hidden"}`}
    >
      {t(isOn ? "play.leaveBoard" : "play.forBoard")}
    </Link>
  )
}
