import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "#app/ui/icon.tsx"

/** The frame of a result; it takes the focus from the form that was there: won or lost, said by icon and words and not by colour alone. */
export function VerdictCard({
  isWon,
  title,
  children,
}: {
  isWon: boolean
  title: string
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      className={`card relative grid gap-3 overflow-hidden border-2 ${isWon ? "border-right" : "border-wrong"}`}
    >
      {isWon ? <Confetti /> : null}
      <h1
        ref={heading}
        tabIndex={-1}
        className={`flex items-center gap-3 text-2xl font-extrabold outline-none ${isWon ? "text-action" : "text-wrong"}`}
      >
        <Icon name={isWon ? "check" : "cross"} />
        {title}
      </h1>
      {children}
    </section>
  )
}

/** Chalk lines that fall once; nothing where motion is not wanted. */
function Confetti() {
  return (
    <div
      aria-hidden
      className="confetti pointer-events-none absolute inset-x-0 top-0 flex justify-around"
    >
      {Array.from({ length: 14 }, (_, index) => (
        <i
          key={index}
          className={`block h-4 w-1 ${["bg-hint", "bg-action", "bg-text"][index % 3]} ${["[animation-delay:0.1s]", "[animation-delay:0.35s]", "", "[animation-delay:0.2s]"][index % 4]}`}
        />
      ))}
    </div>
  )
}
