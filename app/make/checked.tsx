import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import type { MakeReply } from "./reply"

interface Props {
  reply: MakeReply
  /** Nothing is wrong with it. */
  isGood: boolean
}

/** What came of a check: what may be looked at once more, and the preview. */
export function Checked({ reply, isGood }: Props) {
  const { t } = useTranslation()
  const { warnings, preview } = reply
  return (
    <>
      {warnings.length > 0 ? (
        <section className="rounded-lg border-2 border-hint bg-surface p-4">
          <h2 className="flex items-start gap-2 font-bold">
            <Icon name="warning" />
            {t("make.warnings.title")}
          </h2>
          <ul className="mt-2 grid list-disc gap-1 ps-6">
            {warnings.map(({ key, params }) => (
              <li key={`${key} ${params?.["number"]}`}>{t(key, { ...params })}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {preview === null ? null : <Preview preview={preview} isGood={isGood} />}
    </>
  )
}

/** It takes the focus where nothing is wrong; what is wrong comes first. */
function Preview({ preview, isGood }: { preview: string; isGood: boolean }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isGood) heading.current?.focus()
  }, [isGood, preview])
  return (
    <section className="grid gap-4 rounded-lg border-2 border-dashed border-edge p-2 sm:p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t("make.preview.title")}
      </h2>
      <p className="flex items-start gap-2 text-soft">
        <Icon name={isGood ? "check" : "warning"} />
        {t(isGood ? "make.preview.good" : "make.preview.wrong")}
      </p>
      <div className="grid gap-4" dangerouslySetInnerHTML={{ __html: preview }} />
      {isGood ? (
        <button name="intent" value="send" className="button button-main">
          {t("make.submit")}
        </button>
      ) : null}
    </section>
  )
}
