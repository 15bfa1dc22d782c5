import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths } from "#contract/limits"
import { TitledSection } from "#app/ui/headings.tsx"
import type { viewClass } from "./view-class.server"

type Shown = NonNullable<Awaited<ReturnType<typeof viewClass>>>

export function ClassOfSchool({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  const { classId, teachers, pupils, search, found } = shown
  return (
    <div className="grid max-w-prose grid-cols-1 gap-8">
      <TitledSection id="teachers" title={t("class.teachers")}>
        <People people={teachers} />
      </TitledSection>
      <TitledSection id="hand" title={t("class.school.hand")}>
        <p>{t("class.school.handHelp")}</p>
        <form key={search} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="class" value={classId} />
          <label className="grid grow gap-1.5 font-semibold">
            {t("class.school.handFind")}
            <input
              type="search"
              name="teacher"
              dir="auto"
              required
              defaultValue={search}
              maxLength={lengths.word.max}
              className="control font-normal"
            />
          </label>
          <button className="button button-quiet">{t("people.find")}</button>
        </form>
        {search && found.length === 0 ? <output>{t("people.none.title")}</output> : null}
        {found.map(({ personID, name, email }) => (
          <Form key={personID} method="post" className="card grid gap-2">
            <input type="hidden" name="personID" value={personID} />
            <input type="hidden" name="name" value={name} />
            <p className="flex flex-wrap gap-x-3 text-sm text-soft [overflow-wrap:anywhere]">
              <span>{t("people.number", { number: personID })}</span>
              <bdi>{email}</bdi>
            </p>
            <button className="button button-quiet">{t("class.school.handTo", { name })}</button>
          </Form>
        ))}
      </TitledSection>
      <TitledSection id="pupils" title={t("class.pupils", { count: pupils.length })}>
        <People people={pupils} />
      </TitledSection>
      <Link to="/admin/classes" className="link justify-self-start" viewTransition>
        {t("class.school.all")}
      </Link>
    </div>
  )
}

interface Named {
  readonly personID: string
  readonly name: string
}

const People = ({ people }: { people: readonly Named[] }) => (
  <ul className="border-t border-line">
    {people.map(({ personID, name }) => (
      <li key={personID} className="border-b border-line py-2 [overflow-wrap:anywhere]">
        <Link to={`/admin/people/${personID}`} className="link" viewTransition>
          <bdi>{name}</bdi>
        </Link>
      </li>
    ))}
  </ul>
)
