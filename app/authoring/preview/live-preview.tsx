import { type ComponentType, type RefObject, useEffect, useState, useRef } from "react"
import { useTranslation } from "react-i18next"
import { LaterRuns, type WithRuns } from "#app/ui/user-text.tsx"
import { checkEvent, hiddenBeside, type PreviewProps } from "./preview-section"

export interface LiveProps {
  box: RefObject<HTMLElement>
}

interface Props<Draft> extends LiveProps {
  draftOf: (typed: FormData) => Draft
  Preview: ComponentType<PreviewProps<Draft>>
}

/**
 * The question as pupils will see it, beside the form, updated on each input. The preview of a check
 * replaces it until the question changes.
 */
export function LivePreview<Draft>({ box, draftOf, Preview }: Props<Draft>) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<Draft | null>(null)
  const runs = useTypedRuns(draft)
  useEffect(() => {
    const around = box.current
    const read = () => {
      const form = around?.querySelector("form")
      if (form) setDraft(draftOf(new FormData(form)))
    }
    const checked = () => around?.querySelector('[data-check="preview"]')
    const show = () => (checked() ? setDraft(null) : read())
    const edit = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-check]")) return
      if (target instanceof Element)
        keepInSight(target, () => checked()?.classList.add(hiddenBeside))
      read()
    }
    show()
    around?.addEventListener("input", edit)
    around?.addEventListener(checkEvent, show)
    return () => {
      around?.removeEventListener("input", edit)
      around?.removeEventListener(checkEvent, show)
    }
  }, [box, draftOf])
  if (draft === null) return null
  return (
    <section
      ref={scrollByKeys}
      aria-labelledby="live"
      className="grid max-h-[calc(100vh-6rem)] gap-3 overflow-y-auto rounded-lg border-2 border-dashed border-edge p-3 max-md:hidden"
    >
      <h2 id="live" className="font-bold">
        {t("make.preview.title")}
      </h2>
      <div ref={disable} className="grid gap-3 [&_h3]:text-lg">
        <LaterRuns.Provider value={runs}>
          <Preview draft={draft} tried={null} />
        </LaterRuns.Provider>
      </div>
    </section>
  )
}

/** Keeps a field in its position on the screen when content above it is hidden; not every browser does so. */
function keepInSight(field: Element, change: () => void) {
  const before = field.getBoundingClientRect().top
  change()
  const moved = field.getBoundingClientRect().top - before
  if (moved !== 0) window.scrollBy(0, moved)
}

/** Makes a scrolling box focusable, so that keys scroll it: nothing in it takes the focus. */
function scrollByKeys(box: HTMLElement | null) {
  if (box) box.tabIndex = 0
}

function disable(box: HTMLElement | null) {
  if (box) box.inert = true
}

/** How long nothing is typed before the server is asked, because only it makes formulas. */
const pauseMs = 400

function useTypedRuns(draft: unknown): WithRuns {
  const [known, setKnown] = useState<WithRuns>({})
  const asked = useRef(new Set<string>())
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const text of formulasIn(draft)) {
        if (asked.current.has(text)) continue
        asked.current.add(text)
        loadRuns(text).then(
          ({ runs }) => setKnown((before) => ({ runs: { ...before.runs, ...runs } })),
          () => asked.current.delete(text),
        )
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  return known
}

const formulasIn = (value: unknown): string[] => {
  if (typeof value === "string") return /\\[([]|\$\$|\[tex\]/i.test(value) ? [value] : []
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(formulasIn) : []
}

async function loadRuns(text: string): Promise<WithRuns> {
  const answer = await fetch(`/make/formula?${new URLSearchParams({ text })}`)
  return answer.ok ? answer.json() : {}
}
