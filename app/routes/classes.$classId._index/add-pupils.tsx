import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classes as limits } from "#contract/limits"
import { TitledSection } from "#app/ui/headings.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import type { NamesReply } from "./change.server"

interface Adding {
  formKey: string
  reply: NamesReply | undefined
}

export function AddPupils({ isFolded, ...adding }: Adding & { isFolded: boolean }) {
  const { t } = useTranslation()
  if (!isFolded)
    return (
      <TitledSection id="add" title={t("class.add")}>
        <AddForm {...adding} />
      </TitledSection>
    )
  return (
    <details open={adding.reply !== undefined} className="open:w-full">
      <summary className="button button-quiet inline-flex">{t("class.add")}</summary>
      <div className="grid max-w-prose gap-4 pt-4">
        <AddForm {...adding} />
      </div>
    </details>
  )
}

function AddForm({ formKey, reply }: Adding) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-soft">{t("class.addLead", { max: limits.addedMax })}</p>
      {reply ? (
        <AlertBox
          text={t(reply.error.key, { max: limits.addedMax, ...reply.error.params })}
          since={reply}
        >
          <ul className="mt-2 grid gap-1 [overflow-wrap:anywhere]">
            {reply.wrong.map(({ line, name, error }) => (
              <li key={line}>
                {t("import.row", { number: line })} <bdi className="font-semibold">{name}</bdi>:{" "}
                {t(error)}
              </li>
            ))}
          </ul>
        </AlertBox>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <input type="hidden" name="formKey" value={reply?.key ?? formKey} />
        <label className="grid gap-1.5 font-semibold">
          {t("class.names")}
          <textarea
            key={reply?.names}
            name="names"
            rows={8}
            dir="auto"
            defaultValue={reply?.names}
            aria-invalid={reply ? true : undefined}
            className="control font-normal"
          />
        </label>
        <label className="grid gap-1.5 font-semibold">
          {t("structure.sheet.file")}
          <span className="text-sm font-normal text-soft">{t("class.fileHelp")}</span>
          <input
            key={reply?.names}
            type="file"
            name="file"
            accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
            className="control font-normal"
          />
        </label>
        {reply?.wrong.some(({ error }) => error === "errors.class.known") ? (
          <label className="flex min-h-[2.75rem] items-center gap-3">
            <input type="checkbox" name="namesakes" value="yes" className="tick-box" />
            {t("class.namesakes")}
          </label>
        ) : null}
        <SubmitButton intent="add" busy={t("class.adding")}>
          {t("class.addButton")}
        </SubmitButton>
      </Form>
    </>
  )
}
