import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ClassDetails } from "#contract/classes/classes"
import { classes as limits } from "#contract/limits"
import { groupDigits } from "#app/classes/digits"
import { TitledSection } from "#app/ui/headings.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import type { NamesReply } from "./change.server"

const row = "flex flex-wrap items-center gap-x-3 border-b border-line [overflow-wrap:anywhere]"

interface PupilsProps {
  shown: ClassDetails
  hasPages: boolean
  children: ReactNode
}

export function Pupils({ shown, hasPages, children }: PupilsProps) {
  const { t } = useTranslation()
  const { pupils, takenOut } = shown
  const count = pupils.length
  return (
    <TitledSection
      id="pupils"
      title={count === 0 ? t("class.noPupils") : t("class.pupils", { count })}
    >
      <div className="flex flex-wrap items-start gap-x-6 empty:hidden">
        {pupils.some(({ hasSecret }) => hasSecret) ? (
          <Link to="slips" className="link" viewTransition>
            {t("class.slips")}
          </Link>
        ) : null}
        {children}
      </div>
      {pupils.length > 0 ? (
        <ol className="wide-list border-t border-line">
          {pupils.map(({ personID, name, nickname, number, isLocked, hasSecret }, at) => (
            <li key={personID} className={row}>
              <span className="w-7 flex-none text-sm tabular-nums text-soft">{at + 1}</span>
              <span className="min-w-20 flex-1">
                <PupilName to={hasPages && hasSecret ? `pupils/${personID}` : null} name={name} />{" "}
                <bdi className="text-soft">{nickname}</bdi>
                {isLocked ? (
                  <span className="block font-semibold text-wrong">{t("class.locked")}</span>
                ) : null}
              </span>
              <bdi dir="ltr" className="text-sm tabular-nums text-soft">
                {groupDigits(number)}
              </bdi>
              <One personID={personID} name={name} intent="take-out" label={t("class.takeOut")} />
            </li>
          ))}
        </ol>
      ) : null}
      {takenOut.length > 0 ? (
        <details>
          <summary className="link">{t("class.takenOut")}</summary>
          <ul className="border-t border-line">
            {takenOut.map(({ personID, name }) => (
              <li key={personID} className={row}>
                <span className="grow">
                  <PupilName to={hasPages ? `pupils/${personID}` : null} name={name} />
                </span>
                <One personID={personID} name={name} intent="put-back" label={t("class.putBack")} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </TitledSection>
  )
}

/** `to` leads to the page of the pupil, which only pupils have whom a teacher made. */
function PupilName({ to, name }: { to: string | null; name: string }) {
  const label = <bdi className="font-semibold">{name}</bdi>
  return to ? (
    <Link to={to} className="link inline-flex min-h-[2.75rem] items-center" viewTransition>
      {label}
    </Link>
  ) : (
    label
  )
}

function One({
  personID,
  name,
  intent,
  label,
}: {
  personID: string
  name: string
  intent: string
  label: string
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="personID" value={personID} />
      <button
        name="intent"
        value={intent}
        aria-label={`${label}: ${name}`}
        className="link min-h-[2.75rem] min-w-[2.75rem] text-sm"
      >
        {label}
      </button>
    </Form>
  )
}

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
    <details open={adding.reply !== undefined} className="grow">
      <summary className="link">{t("class.add")}</summary>
      <div className="grid max-w-prose gap-4">
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
