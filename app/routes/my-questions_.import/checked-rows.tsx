import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { drafts, ownQuestions } from "#contract/limits"
import type { ImportReply } from "#app/import/reply/import-view.server"
import type { RowView } from "#app/import/reply/row-view.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { KeptRows } from "./kept-rows"

export function CheckedRows(props: { reply: ImportReply; canDraft: boolean }) {
  const { reply } = props
  const { t } = useTranslation()
  const { rows, all, good, unknown, hasMoreSheets, sent, kept, isGift } = reply
  const summary = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    summary.current?.focus()
  }, [reply])
  const shown = rows.filter(({ errors, warnings }) => errors.length + warnings.length > 0)
  const right = rows.filter((row) => !shown.includes(row))
  return (
    <TitledSection id="rows" title={t("import.rows")}>
      <output ref={summary} tabIndex={-1} className="grid gap-2">
        {sent ? <span>{t("import.sent", { made: sent.made, known: sent.known })}</span> : null}
        {sent?.stop ? (
          <span className="font-bold">
            {t(`import.${sent.stop}`, { max: ownQuestions.waitingMax })}
          </span>
        ) : null}
        {kept ? <span>{t("import.kept", { number: kept.count })}</span> : null}
        {kept?.stop ? (
          <span className="font-bold">{t(`import.${kept.stop}`, { max: drafts.max })}</span>
        ) : null}
        <span className="font-bold">
          {good > 0 ? t("import.good", { good, all }) : t("import.none")}
        </span>
        {unknown.length > 0 ? (
          <span>{t("import.unknown", { names: unknown.join(", ") })}</span>
        ) : null}
        {hasMoreSheets ? <span>{t("import.moreSheets")}</span> : null}
      </output>
      <KeptRows {...props} />
      {shown.length > 0 ? <Rows rows={shown} isGift={isGift} /> : null}
      {right.length > 0 ? (
        <details>
          <summary className="link">{t("import.goodRows")}</summary>
          <Rows rows={right} isGift={isGift} />
        </details>
      ) : null}
      {rows.length < all ? <p>{t("import.notShown", { shown: rows.length, all })}</p> : null}
    </TitledSection>
  )
}

function Rows({ rows, isGift }: { rows: readonly RowView[]; isGift: boolean }) {
  return (
    <ol className="grid grid-cols-1 gap-3 [&>li]:rounded-lg [&>li]:border [&>li]:border-line [&>li]:p-3 [&>li]:[overflow-wrap:anywhere] [&_strong]:text-wrong">
      {rows.map((row) => (
        <Row key={row.number} row={row} isGift={isGift} />
      ))}
    </ol>
  )
}

function Row({
  row: { number, title, errors, warnings },
  isGift,
}: {
  row: RowView
  isGift: boolean
}) {
  const { t } = useTranslation()
  return (
    <li>
      <h3>
        {t(isGift ? "import.line" : "import.row", { number })} <UserText>{title}</UserText>
      </h3>
      {errors.length === 0 ? t("import.ready") : null}
      {errors.map(({ header, cell, text }) => (
        <p key={header}>
          <b>{header}</b> <UserText>{cell}</UserText> <strong>{text}</strong>
        </p>
      ))}
      {warnings.map(({ header, cell, text }) => (
        <p key={header}>
          <b>{header}</b> <UserText>{cell}</UserText> <em>{text}</em>
        </p>
      ))}
    </li>
  )
}
