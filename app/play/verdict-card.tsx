import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "#app/ui/icon.tsx"
import { type Grade, Picture } from "#app/ui/picture.tsx"

/** Points are a success too: a round that won some is no failure, also with few right answers. */
export function getGrade(right: number, all: number, won: number): Grade {
  if (right === all) return "all"
  return won > 0 || 2 * right > all ? "most" : "few"
}

export function titleOf(right: number, all: number) {
  if (right === 0) return "play.wrong"
  return 2 * right > all ? "play.mostRight" : "play.someRight"
}

const looks = {
  all: { border: "border-right", text: "text-action", sound: "whistle crowd" },
  most: { border: "border-hint", text: "text-text", sound: "whistle" },
  few: { border: "border-wrong", text: "text-wrong", sound: "drum" },
} as const

interface Props {
  grade: Grade
  title: string
  children: ReactNode
}

/** The frame of a result. Picture and words, and not colour alone, show the grade; the heading takes the focus. */
export function VerdictCard({ grade, title, children }: Props) {
  const heading = useHeadingFocus()
  const { border, text, sound } = looks[grade]
  return (
    <section
      data-sound={sound}
      className={`verdict-${grade} card relative flex flex-wrap items-center gap-x-6 gap-y-3 overflow-hidden border-2 ${border}`}
    >
      {grade === "all" ? <Confetti /> : null}
      <div dir="ltr" className={`relative mx-auto w-52 max-w-full text-2xl ${text}`}>
        <Picture of={`scenes/result-${grade}`} className="w-full" />
        <span className="stamp absolute -start-4 -top-1 rounded-full border-2 border-current bg-surface">
          <Icon name="whistle" />
        </span>
      </div>
      <div className="grid w-48 max-w-full grow gap-1">
        <h1 ref={heading} tabIndex={-1} className={`text-2xl font-extrabold outline-none ${text}`}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  )
}

export function useHeadingFocus(isWanted = true) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isWanted])
  return heading
}

export function Confetti() {
  return (
    <div aria-hidden className="confetti pointer-events-none absolute inset-0">
      {Array.from({ length: 14 }, (_, index) => (
        <i key={index} className={["bg-hint", "bg-action", "bg-text"][index % 3]} />
      ))}
    </div>
  )
}
