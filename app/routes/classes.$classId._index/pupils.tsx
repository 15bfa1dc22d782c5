import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ClassDetails } from "#contract/classes/classes"
import { groupDigits } from "#app/classes/digits"
import { TitledSection } from "#app/ui/headings.tsx"

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
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        {pupils.some(({ hasSecret }) => hasSecret) ? (
          <Link to="slips" className="button button-quiet" viewTransition>
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
            </li>
          ))}
        </ol>
      ) : null}
      {count > 0 ? <TakeOut pupils={pupils} /> : null}
      {takenOut.length > 0 ? (
        <details>
          <summary className="link">{t("class.takenOut")}</summary>
          <ul className="border-t border-line">
            {takenOut.map(({ personID, name }) => (
              <li key={personID} className={row}>
                <span className="grow">
                  <PupilName to={hasPages ? `pupils/${personID}` : null} name={name} />
                </span>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="personID" value={personID} />
                  <button
                    name="intent"
                    value="put-back"
                    aria-label={`${t("class.putBack")}: ${name}`}
                    className="link min-h-[2.75rem] text-sm"
                  >
                    {t("class.putBack")}
                  </button>
                </Form>
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

function TakeOut({ pupils }: Pick<ClassDetails, "pupils">) {
  const { t } = useTranslation()
  return (
    <details>
      <summary className="link">{t("class.takeOut")}</summary>
      <Form
        key={pupils.length}
        method="post"
        preventScrollReset
        className="grid max-w-form gap-3 pt-2 sm:grid-cols-[1fr_auto]"
      >
        <select
          name="personID"
          required
          aria-label={t("work.extraFor")}
          className="control"
          defaultValue=""
        >
          <option value="">{t("work.extraNone")}</option>
          {pupils.map(({ personID, name }) => (
            <option key={personID} value={personID}>
              {name}
            </option>
          ))}
        </select>
        <button
          name="intent"
          value="take-out"
          className="button border-wrong text-wrong hover:bg-raised"
        >
          {t("class.takeOutNow")}
        </button>
      </Form>
    </details>
  )
}
