import { Form, useActionData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import type { changeWorkPage } from "./change-work.server"

interface Times {
  readonly extra: readonly { personID: string; name: string; until: string }[]
  readonly extraFrom: string
  readonly pupils: readonly { personID: string; name: string }[]
  readonly timeZone: string
}

export function ExtraTime({ extra, extraFrom, pupils, timeZone }: Times) {
  const { t } = useTranslation()
  const reply = useActionData<typeof changeWorkPage>()
  const refused = reply ? <AlertBox text={t(reply.error)} since={reply} /> : null
  if (pupils.length === 0) return refused
  return (
    <TitledSection id="extra" title={t("work.extra")}>
      {extra.length > 0 ? (
        <ul className="border-t border-line">
          {extra.map(({ personID, name, until }) => (
            <li
              key={personID}
              className="flex flex-wrap items-center gap-x-3 border-b border-line [overflow-wrap:anywhere]"
            >
              <span className="grow font-semibold">
                <bdi>{name}</bdi>
              </span>
              <span>{t("work.extraUntil", { until })}</span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="personID" value={personID} />
                <button
                  name="intent"
                  value="extra-end"
                  aria-label={`${t("work.extraEnd")}: ${name}`}
                  className="link min-h-[2.75rem]"
                >
                  {t("work.extraEnd")}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      {refused}
      <Form method="post" preventScrollReset key={JSON.stringify(extra)} className="grid gap-4">
        <label className="grid gap-1.5 font-semibold">
          {t("work.extraFor")}
          <select
            name="personID"
            required
            defaultValue={reply?.personID}
            className="control font-normal"
          >
            <option value="">{t("work.extraNone")}</option>
            {pupils.map(({ personID, name }) => (
              <option key={personID} value={personID}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1.5 font-semibold">
          {t("work.until")}
          <span className="text-sm font-normal text-soft">
            {t("work.timeHelp", { zone: timeZone })}
          </span>
          <input
            type="datetime-local"
            name="until"
            required
            dir="ltr"
            defaultValue={reply?.until || extraFrom}
            className="control font-normal"
          />
        </label>
        <button name="intent" value="extra" className="button button-quiet justify-self-start">
          {t("work.extraGive")}
        </button>
      </Form>
    </TitledSection>
  )
}
