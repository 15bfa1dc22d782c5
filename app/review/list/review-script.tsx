import { useLocation } from "@remix-run/react"
import { useEffect, useLayoutEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { tickedForm } from "./review"

const storageKey = "review keys"

export function ReviewScript() {
  useFocusOnAnchor()
  return <ReviewKeys />
}

export function TickAll() {
  const { t } = useTranslation()
  return (
    <button type="button" onClick={tickAll} className="link min-h-[2.75rem] text-start">
      {t("review.tickAll")}
    </button>
  )
}

function tickAll() {
  for (const box of document.querySelectorAll<HTMLInputElement>(`[form=${tickedForm}]`))
    box.checked = true
}

/** Moves the focus to the element that the hash names, as a browser does by itself on the first page. */
function useFocusOnAnchor() {
  const { hash, key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (hash && key !== first.current)
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}

/** The keyboard shortcuts of this page, with a switch that turns them off: speech input triggers them by accident. */
function ReviewKeys() {
  const { t } = useTranslation()
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(stored() !== "off"), [])
  // The keys work from the moment the switch is seen.
  useLayoutEffect(() => {
    if (!isOn) return
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [isOn])
  return (
    <label className="flex items-center gap-3 text-sm mt-4 text-soft max-md:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked)
          store(checked ? "on" : "off")
        }}
        className="tick-box"
      />
      {t("review.keys")}
    </label>
  )
}

/** Reads `code`, the position of the key, which is the same with an Arabic keyboard layout. */
function press({ code, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || repeat || !/^Key[ARJK]$/.test(code)) return
  if (target instanceof Element && target.closest("textarea, select, input:not([type=checkbox])"))
    return
  const shortcut = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${code.slice(3)}"]`)
  shortcut?.click()
  if (shortcut?.tagName === "SUMMARY")
    shortcut.parentElement?.querySelector<HTMLElement>("[name=template], [name=intent]")?.focus()
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** If the browser refuses storage, only the state of the switch is lost. */
function store(value: string) {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // See above.
  }
}
