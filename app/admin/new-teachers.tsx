import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { WaitingTeachers } from "#contract/accounts/teachers"
import { TitledSection } from "#app/ui/headings.tsx"

export function NewTeachers({ list: { count, teachers } }: { list: WaitingTeachers }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="new-teachers" title={t("teachers.waiting", { count })}>
      <ul className="grid gap-3 md:grid-cols-2">
        {teachers.map(({ personID, name, email, subjectName }) => (
          <li key={personID} className="card flex flex-wrap items-center gap-3">
            <p className="grow [overflow-wrap:anywhere]">
              <bdi className="font-bold">{name}</bdi> · <bdi>{subjectName}</bdi>
              <span className="block text-sm text-soft">
                <bdi dir="ltr">{email}</bdi>
              </span>
            </p>
            <Form method="post" action="/admin/teachers">
              <input type="hidden" name="personID" value={personID} />
              <button
                name="intent"
                value="confirm"
                className="button button-main"
                aria-label={t("teachers.confirmOne", { name })}
              >
                {t("teachers.confirm")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
