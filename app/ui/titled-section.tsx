import type { ReactNode } from "react"

interface Props {
  /** Where an address may lead to on the page. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a page that its title names. */
export function TitledSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
