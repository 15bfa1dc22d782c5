import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { titled } from "#app/i18n/title"
import { PeopleEvents } from "#app/people/events.tsx"
import { KeptLinks } from "#app/people/kept-links.tsx"
import { PersonMarks } from "#app/people/person-marks.tsx"
import { requireRole } from "#app/session/guards.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { actOnPerson } from "./act.server"
import { BlockForm, ConfirmForm, GradeForm, ProfileForm, SubjectsForm } from "./forms"
import { viewPerson } from "./view.server"

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = requireRole(request, context, "Admin")
  return viewPerson(context, params["personId"] ?? "", id)
}

export const action = actOnPerson

export default function PersonOfSchool() {
  const { t } = useTranslation()
  const person = useLoaderData<typeof loader>()
  const { title, lead, email, number, points, data, erase, events } = person
  return (
    <AdminFrame title={title} lead={lead}>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 [overflow-wrap:anywhere]">
        <span>{t("people.number", { number })}</span>
        <bdi>{email}</bdi>
        {points === null ? null : <span>{t("topTen.points", { count: points })}</span>}
        <PersonMarks isWaiting={person.isWaiting} isBlocked={person.isBlocked} />
      </p>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid gap-5">
          {person.isWaiting && person.canConfirm ? <ConfirmForm /> : null}
          {person.grade ? <GradeForm {...person.grade} /> : null}
          {person.subjects ? <SubjectsForm {...person.subjects} /> : null}
          <ProfileForm nickname={person.nickname} picture={person.picture} />
          {person.isOwn ? null : <BlockForm isBlocked={person.isBlocked} />}
          {data ? <KeptLinks at={data} /> : null}
          {erase ? (
            <Link
              to={erase}
              className="link inline-flex min-h-[2.75rem] items-center justify-self-start"
            >
              {t("erase.pupil.title")}
            </Link>
          ) : null}
        </div>
        <TitledSection id="history" title={t("story.history")}>
          {events.length > 0 ? (
            <PeopleEvents events={events} withNames={false} />
          ) : (
            <p className="text-soft">{t("people.noEvents")}</p>
          )}
        </TitledSection>
      </div>
      <Link to="/admin/people" className="link mt-5 inline-flex min-h-[2.75rem] items-center">
        {t("people.all")}
      </Link>
    </AdminFrame>
  )
}
