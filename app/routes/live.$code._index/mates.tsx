import { useActionData, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { live as limits } from "#contract/limits"
import { AlertBox } from "#app/ui/alert-box.tsx"
import type { takeSeat, viewSeatChoice } from "./join.server"

export function Mates({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const { mates = [], table = [] } = useLoaderData<typeof viewSeatChoice>().found ?? {}
  const refused = useActionData<typeof takeSeat>()
  if (mates.length === 0) return null
  const max = limits.matesMax
  return (
    <details className="card !p-3" open={refused?.isOfDetails}>
      <summary className="inline-flex min-h-[2.75rem] items-center font-bold">
        {t("live.mates")}
      </summary>
      <input type="hidden" name="table" />
      {refused?.isOfDetails ? (
        <AlertBox
          text={t(refused.error ?? "errors.live.mates", { max, ticked: refused.mates.length })}
          since={refused}
        />
      ) : null}
      <p className="text-sm text-soft">{t("live.matesHelp", { max })}</p>
      <ul>
        {mates.map(({ personID, name }) => (
          <li key={personID}>
            <label className="flex min-h-[2.75rem] items-center gap-3">
              <input
                type="checkbox"
                name="mates"
                value={personID}
                defaultChecked={(refused?.mates ?? table).includes(personID)}
                className="tick-box"
              />
              <bdi>{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
