import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { PlannedMoves } from "#contract/accounts/moving-up"
import { TitledSection } from "#app/ui/headings.tsx"

/** What the chosen move would do, the button for it, and the names. */
export function Planned({ planned }: { planned: PlannedMoves }) {
  const { t } = useTranslation()
  const { moves, stay, pupils, plan, people, next } = planned
  if (pupils === 0) return <p className="card">{t("moveUp.nobody")}</p>
  return (
    <>
      <TitledSection id="planned" title={t("moveUp.planned")}>
        <ul className="card grid gap-2">
          {moves.map(({ gradeName, toName, pupils: count }) => (
            <li key={gradeName} className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-bold">{t("moveUp.step", { from: gradeName, to: toName })}</bdi>
              <span>{t("moveUp.pupils", { count })}</span>
            </li>
          ))}
          {stay ? <li>{t("moveUp.stay", { count: stay.pupils, grade: stay.gradeName })}</li> : null}
        </ul>
        <p className="text-soft">{t("moveUp.help")}</p>
        <Form method="post" id="move">
          <input type="hidden" name="plan" value={plan} />
          <button name="intent" value="move" className="button button-main w-full">
            {t("moveUp.submit", { count: pupils })}
          </button>
        </Form>
      </TitledSection>
      <TitledSection id="names" title={t("moveUp.names")}>
        <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {people.map(({ personID, name, gradeName }) => (
            <li key={personID} className="[overflow-wrap:anywhere]">
              <bdi className="font-bold">{name}</bdi>{" "}
              <bdi className="text-sm text-soft">{gradeName}</bdi>
            </li>
          ))}
        </ul>
        {next ? (
          <Link to={next} rel="next" className="button button-quiet justify-self-end">
            {t("moveUp.moreNames")}
          </Link>
        ) : null}
      </TitledSection>
    </>
  )
}
