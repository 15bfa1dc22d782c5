import { type ComponentType, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { AuthoringReply } from "#app/authoring/authoring-reply.server"
import { useModel } from "#app/forms/form.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"

export interface PreviewProps<Draft> {
  draft: Draft
  tried: AuthoringReply<Draft>["tried"]
  /** Whether it shows an approved question; a game of sets then leaves out empty items. */
  isExample?: boolean
}

export type Preview<Draft> = ComponentType<PreviewProps<Draft>>

export const checkEvent = "check"
/** The class that hides the preview of a check beside the live preview once the question has changed. */
export const hiddenBeside = "md:hidden"

/**
 * With scripts off the preview of a check stands beside the form, as the live preview does with scripts. Its row spans
 * more rows than the form has; they have margins in place of gaps, so that the others take no room.
 */
const beside =
  "@media(min-width:840px){.write:has(form>[data-check=preview]){grid:auto/1fr}" +
  ".write form:has(>[data-check=preview]){grid-template-columns:minmax(0,3fr) minmax(20rem,2fr);gap:0 1.5rem}" +
  ".write form:has(>[data-check=preview])>*{grid-column:1;margin-block-end:1.25rem}" +
  ".write form:has(>[data-check=preview])>.pairs{grid-template-columns:1fr}" +
  ".write form>[data-check=preview]{grid-area:1/2/99;place-self:start stretch}}"

export function PreviewSection<Draft>({
  draft,
  tried,
  isValid,
  Preview,
}: PreviewProps<Draft> & { isValid: boolean; Preview: Preview<Draft> }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { allErrors } = useModel().form
  const isTried = Object.values(tried ?? {}).some((all) => all.some((each) => !each.isProposed))
  const isFirst = !isTried && Object.keys(allErrors).length === 0
  useEffect(() => {
    heading.current?.parentElement?.classList.remove(hiddenBeside)
    heading.current?.dispatchEvent(new Event(checkEvent, { bubbles: true }))
    if (isFirst) heading.current?.focus()
  }, [isFirst, draft])
  return (
    <section
      data-check="preview"
      className="grid gap-4 rounded-lg border-2 border-dashed border-edge p-2 sm:p-4"
    >
      <noscript className="hidden">
        <InlineStyles id="preview-beside" css={import.meta.env.SSR ? beside : ""} />
      </noscript>
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t("make.preview.title")}
      </h2>
      <p className="flex items-start gap-2 text-soft">
        <Icon name={isValid ? "check" : "warning"} />
        {t(isValid ? "make.preview.good" : "make.preview.wrong")}
      </p>
      <div className="grid gap-4">
        <Preview draft={draft} tried={tried} />
      </div>
      {isValid ? (
        <button name="intent" value="send" className="button button-main">
          {t("make.submit")}
        </button>
      ) : null}
    </section>
  )
}
