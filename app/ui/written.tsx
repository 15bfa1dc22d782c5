/** Text that a person wrote: it has a direction of its own, whatever the page's. */
export function Written({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" className={`[unicode-bidi:isolate] ${className ?? ""}`}>
      {children}
    </span>
  )
}
