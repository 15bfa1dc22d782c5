import type { ReactNode } from "react"
import { AdminFrame } from "./admin-frame"

/** A form that adds something, and beside it what is there already. */
export function AddPage({
  title,
  lead,
  beside,
  children,
}: {
  title: string
  lead: string
  beside: ReactNode
  children: ReactNode
}) {
  return (
    <AdminFrame title={title} lead={lead}>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">{children}</div>
        {beside}
      </div>
    </AdminFrame>
  )
}
