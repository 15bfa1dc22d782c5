import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ListedClass } from "#contract/classes/class-parts"

interface Props {
  readonly classes: readonly ListedClass[]
  readonly isOfSchool?: boolean
}

export function ClassList({ classes, isOfSchool = false }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="wide-list border-t border-line">
      {classes.map(({ classId, name, gradeName, subjectNames, ...of }) => (
        <li key={classId} className="border-b border-line [overflow-wrap:anywhere]">
          <Link
            to={isOfSchool ? `/admin/classes?class=${classId}` : `/classes/${classId}`}
            className="flex min-h-[3.5rem] flex-wrap items-baseline gap-x-3 py-2 no-underline"
            viewTransition
          >
            <span className="grow text-xl font-bold text-action">
              <bdi>{name}</bdi>
            </span>
            {of.openWorks && !of.isArchived ? (
              <span className="chip">{t("work.openCount", { number: of.openWorks })}</span>
            ) : null}
            <span>{t("class.pupils", { count: of.pupils })}</span>
            <span className="w-full text-sm text-soft">
              <bdi>{gradeName}</bdi>
              {" · "}
              <bdi>{subjectNames.join(t("class.and"))}</bdi>
              {isOfSchool ? (
                <>
                  {" · "}
                  <bdi>{of.teachers.join(t("class.and")) || t("class.school.noTeacher")}</bdi>
                  {of.isArchived ? ` · ${t("class.school.archived")}` : null}
                </>
              ) : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
