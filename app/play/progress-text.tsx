import { Icon } from "#app/ui/icon.tsx"
import type { ProgressNote } from "./progress.server"

export function ProgressText({ note }: { note: ProgressNote | null }) {
  if (!note) return null
  return (
    <span
      className={`flex items-center gap-1 text-sm font-normal ${note.isDone ? "text-action" : "text-soft"}`}
    >
      {note.text}
      {note.isDone ? <Icon name="check" /> : null}
    </span>
  )
}
