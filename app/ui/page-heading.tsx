import type { ReactNode } from "react"

/** What a page is about, and one sentence more. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {children ? <p className="mt-2 max-w-prose text-soft">{children}</p> : null}
    </header>
  )
}
