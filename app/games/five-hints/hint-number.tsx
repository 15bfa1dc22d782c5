import { useTranslation } from "react-i18next"

export function HintNumber({ children, isOld }: { children: number; isOld?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t("play.hint", { number: children })}: </span>
      <span
        aria-hidden
        className={`grid h-8 w-8 flex-none place-items-center rounded-full font-bold tabular-nums ${isOld ? "border-2 border-hint" : "bg-hint text-on-hint"}`}
      >
        {children}
      </span>
    </>
  )
}
