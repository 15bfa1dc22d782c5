import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { AuthoringReply } from "#app/authoring/authoring-reply.server"
import { Icon } from "#app/ui/icon.tsx"
import { SentenceWith, UserText } from "#app/ui/user-text.tsx"
import { type Preview, PreviewSection } from "./preview-section"

export interface CheckProps<Draft> {
  reply: AuthoringReply<Draft>
  isValid: boolean
}

/** Warnings, examples and the preview. `data-check` marks these parts, so that scripts find them in the page. */
export function CheckResult<Draft>({
  reply: { warnings, draft, tried, examples },
  isValid,
  Preview,
}: CheckProps<Draft> & { Preview: Preview<Draft> }) {
  const { t } = useTranslation()
  return (
    <>
      {warnings.length > 0 ? (
        <section data-check className="rounded-lg border-2 border-hint bg-surface p-4">
          <h2 className="flex items-start gap-2 font-bold">
            <Icon name="warning" />
            {t("make.warnings.title")}
          </h2>
          <ul className="mt-2 grid list-disc gap-1 ps-6">
            {warnings.map(({ key, params }) => (
              <li key={`${key} ${params?.["number"]}`}>
                <SentenceWith
                  text={String(params?.["question"] ?? "")}
                  say={(question) => t(key, { ...params, question })}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {examples ? <Examples examples={examples} Preview={Preview} /> : null}
      {draft === null ? null : (
        <PreviewSection draft={draft} tried={tried} isValid={isValid} Preview={Preview} />
      )}
    </>
  )
}

function Examples<Draft>({
  examples,
  Preview,
}: {
  examples: NonNullable<AuthoringReply<Draft>["examples"]>
  Preview: Preview<Draft>
}) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [examples])
  return (
    <section data-check className="card grid gap-3 border-hint">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {t("make.examples.title")}
      </h2>
      <p className="text-soft">{t(`make.examples.${examples.length > 0 ? "lead" : "none"}`)}</p>
      {examples.map(({ id, title, draft }, index) => (
        <details key={id} open={index === 0} className="border-t border-line pt-2">
          <summary className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
            <UserText>{title}</UserText>
          </summary>
          <div className="grid gap-4 py-2">
            <Preview draft={draft} tried={null} isExample />
          </div>
        </details>
      ))}
    </section>
  )
}
