import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData, Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ReactNode } from "react"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import { PeopleEvents } from "#app/people/events.tsx"
import { KeptLinks } from "#app/people/kept-links.tsx"
import { LoginName, PersonMarks } from "#app/people/person-marks.tsx"
import { requireRole } from "#app/session/guards.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { ChosenStep } from "#app/admin/choose.tsx"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { actOnPerson, viewPerson } from "./act.server"

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = requireRole(request, context, "Admin")
  const typed = new URL(request.url).searchParams
  return viewPerson(context, { personId: params["personId"] ?? "", ownId: id, typed })
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
        <LoginName email={email} />
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

interface Props {
  title: string
  intent: string
  button: string
  look?: string
  children?: ReactNode
}

function ChangeForm({ title, intent, button, look = "button-quiet", children }: Props) {
  return (
    <section aria-labelledby={`to-${intent}`} className="card">
      <Form method="post" preventScrollReset className="grid gap-3">
        <h2 id={`to-${intent}`} className="font-bold">
          {title}
        </h2>
        {children}
        <button
          name="intent"
          value={intent}
          className={`button ${look} justify-self-start max-sm:w-full`}
        >
          {button}
        </button>
      </Form>
    </section>
  )
}

function ConfirmForm() {
  const { t } = useTranslation()
  return (
    <ChangeForm
      title={t("people.confirm.title")}
      intent="confirm"
      button={t("teachers.confirm")}
      look="button-main"
    >
      <p className="text-soft">{t("people.confirm.help")}</p>
    </ChangeForm>
  )
}

function GradeForm({ grade, grades }: { grade: string; grades: readonly Option[] }) {
  const { t } = useTranslation()
  return (
    <ChangeForm title={t("people.grade.title")} intent="grade" button={t("people.grade.submit")}>
      <ChosenStep name="grade" label={t("addChapter.grade")} chosen={grade} options={grades} />
      <p className="text-sm text-soft">{t("people.grade.help")}</p>
    </ChangeForm>
  )
}

interface SubjectsProps {
  all: readonly string[]
  /** The subject that stays the first one while it is ticked. */
  first: string
  ticked: readonly string[]
}

function SubjectsForm({ all, first, ticked }: SubjectsProps) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      title={t("people.subjects.title")}
      intent="subjects"
      button={t("people.subjects.submit")}
    >
      <input type="hidden" name="first" value={first} />
      <div key={ticked.join()} className="grid gap-x-4 sm:grid-cols-2">
        {all.map((name) => (
          <label key={name} className="flex min-h-[2.75rem] items-center gap-3">
            <input
              type="checkbox"
              name="subjects"
              value={name}
              defaultChecked={ticked.includes(name)}
              className="tick-box"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      <p className="text-sm text-soft">{t("people.subjects.help")}</p>
    </ChangeForm>
  )
}

function ProfileForm({ nickname, picture }: { nickname: string; picture: string }) {
  const { t } = useTranslation()
  if (!nickname && !picture) return null
  return (
    <ChangeForm title={t("people.reset.title")} intent="reset" button={t("people.reset.submit")}>
      {nickname ? <UserProse>{nickname}</UserProse> : null}
      {picture ? <p>{t("people.reset.picture", { picture })}</p> : null}
      <p className="text-sm text-soft">{t("people.reset.help")}</p>
    </ChangeForm>
  )
}

function BlockForm({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation()
  return isBlocked ? (
    <ChangeForm
      title={t("people.unblock.title")}
      intent="unblock"
      button={t("people.unblock.submit")}
      look="button-main"
    >
      <p className="text-soft">{t("people.unblock.help")}</p>
    </ChangeForm>
  ) : (
    <ChangeForm title={t("people.block.title")} intent="block" button={t("people.block.submit")}>
      <p className="text-soft">{t("people.block.help")}</p>
    </ChangeForm>
  )
}
