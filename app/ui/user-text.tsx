/** Text that a user wrote: its direction follows its content, not the page. */
export function UserText({ children, className }: { children: string; className?: string }) {
  return (
    <span dir="auto" className={`[unicode-bidi:isolate] ${className ?? ""}`}>
      {children}
    </span>
  )
}

/** The same as a separate line or paragraph, aligned to the side where its own language begins. */
export function UserProse({ children }: { children: string }) {
  return (
    <span dir="auto" className="block grow text-start [unicode-bidi:isolate]">
      {children}
    </span>
  )
}
