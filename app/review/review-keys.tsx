import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

const storageKey = "review keys"

/** The keyboard shortcuts of this page, with a switch that turns them off: speech input triggers them by accident. */
export function ReviewKeys() {
  const { t } = useTranslation()
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(stored() !== "off"), [])
  useEffect(() => {
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
        className="h-5 w-5 accent-[rgb(var(--action))]"
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
  if (code === "KeyR")
    shortcut?.parentElement?.querySelector<HTMLElement>("[name=template]")?.focus()
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
