import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classes as limits } from "#contract/limits"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { NamesReply } from "./change.server"

export function AddPupils({ formKey, reply }: { formKey: string; reply: NamesReply | undefined }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="add" title={t("class.add")}>
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
        <SubmitButton intent="add" busy={t("class.adding")}>
          {t("class.addButton")}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}
