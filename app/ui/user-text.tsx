/** Text that a user wrote: its direction follows its content, not the page. */
export function UserText({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" className={`[unicode-bidi:isolate] ${className ?? ""}`}>
      {children}
    </span>
  )
}
