import { useTranslation } from "react-i18next"
import type { ImportReply } from "#app/import/import-view.server"
import type { RowView } from "#app/import/row-view.server"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { UserText } from "#app/ui/user-text.tsx"

/** All rows with the errors beside their cells. Valid rows can be sent, the others downloaded. */
export function CheckedRows({ reply }: { reply: ImportReply }) {
  const { t } = useTranslation()
  const { rows, good, unknown, sent } = reply
  return (
    <TitledSection id="rows" title={t("import.rows")}>
      <output className="grid gap-2">
        {sent ? <span>{t("import.sent", { made: sent.made, known: sent.known })}</span> : null}
        {sent?.isBrokenOff ? <span className="font-bold">{t("import.brokenOff")}</span> : null}
        <span className="font-bold">
          {good > 0 ? t("import.good", { good, all: rows.length }) : t("import.none")}
        </span>
        {unknown.length > 0 ? (
          <span>{t("import.unknown", { names: unknown.slice(0, 10).join(", ") })}</span>
        ) : null}
      </output>
      <Next reply={reply} />
      <ol className="grid grid-cols-1 gap-3">
        {rows.map((row) => (
          <Row key={row.number} row={row} isGift={reply.isGift} />
        ))}
      </ol>
    </TitledSection>
  )
}

function Next({ reply: { good, text, bad } }: { reply: ImportReply }) {
  const { t } = useTranslation()
  return (
    <>
      {good > 0 ? (
        <form id="send" method="post" encType="multipart/form-data" className="grid">
          <textarea name="text" hidden readOnly defaultValue={text} />
          <button name="intent" value="send" className="button button-main">
            {t("import.send", { count: good })}
          </button>
        </form>
      ) : null}
      {bad.length > 0 ? (
        <p className="grid gap-2">
          {bad.map(({ href, name }) => (
            <a key={name} href={href} download={name} className="button button-quiet">
              {t("import.bad")} <bdi className="font-normal">{name}</bdi>
            </a>
          ))}
          <span className="text-sm text-soft">{t("import.badHelp")}</span>
        </p>
      ) : null}
    </>
  )
}

function Row({ row: { number, title, errors }, isGift }: { row: RowView; isGift: boolean }) {
  const { t } = useTranslation()
  return (
    <li className="card grid gap-2">
      <h3 className="flex flex-wrap gap-2 font-semibold">
        <span className="text-soft">{t(isGift ? "import.line" : "import.row", { number })}</span>
        <UserText className="min-w-0 [overflow-wrap:anywhere]">{title}</UserText>
      </h3>
      {errors.length === 0 ? <p className="text-soft">{t("import.ready")}</p> : null}
      <dl className="grid gap-2">
        {errors.map(({ header, cell, messages }) => (
          <div key={header} className="grid gap-1 sm:grid-cols-2">
            <dt className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{header}</span> <UserText>{cell}</UserText>
            </dt>
            <dd className="flex items-start gap-2 font-semibold">
              <Icon name="warning" className="text-wrong" />
              <span>{messages.map(({ key, params }) => t(key, { ...params })).join(" ")}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
