import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "./icon"

interface Props {
  text: ReactNode
  /** Takes the focus again whenever this changes. */
  since: unknown
  children?: ReactNode
}

export function AlertBox({ text, since, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [since])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-lg border-2 border-wrong bg-surface p-4"
    >
      <p className="flex items-start gap-2 font-bold">
        <Icon name="warning" className="text-wrong" />
        {text}
      </p>
      {children}
    </div>
  )
}
