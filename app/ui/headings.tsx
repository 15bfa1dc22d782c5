import type { ReactNode } from "react"

export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
      {children ? <p className="mt-2 max-w-prose text-soft">{children}</p> : null}
    </header>
  )
}

interface Props {
  id: string
  title: ReactNode
  children: ReactNode
}

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
