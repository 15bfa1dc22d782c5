import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ShownEvent } from "./person.server"

export function PeopleEvents({
  events,
  withNames,
}: {
  events: readonly ShownEvent[]
  withNames: boolean
}) {
  const { t } = useTranslation()
  return (
    <ol id="events" className="wide-list items-start gap-3">
      {events.map(({ key, title, detail, date, by, name, personID }) => (
        <li key={key} className="card grid gap-1 [overflow-wrap:anywhere]">
          <p>
            <strong>{title}</strong>{" "}
            <span className="text-sm text-soft">
              <bdi>{date}</bdi>
            </span>
          </p>
          {withNames && personID ? (
            <Link
              to={`/admin/people/${personID}`}
              className="link inline-flex min-h-[2.75rem] items-center justify-self-start"
              viewTransition
            >
              <bdi>{name}</bdi>
            </Link>
          ) : null}
          {detail ? (
            <p>
              <bdi>{detail}</bdi>
            </p>
          ) : null}
          {by ? <p className="text-sm text-soft">{t("people.by", { name: by })}</p> : null}
        </li>
      ))}
    </ol>
  )
}
