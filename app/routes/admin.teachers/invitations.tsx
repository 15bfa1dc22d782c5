import { Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { TitledSection } from "#app/ui/headings.tsx"

interface Open {
  readonly id: string
  readonly subjectName: string
  /** "" for anybody. */
  readonly email: string
  readonly until: string
}

/** The open invitations, which can be taken back. */
export function Invitations({ invitations }: { invitations: readonly Open[] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="invitations" title={t("teachers.invite.open")}>
      {invitations.length === 0 ? <p className="text-soft">{t("teachers.invite.none")}</p> : null}
      <ul className="grid gap-3 md:grid-cols-2">
        {invitations.map(({ id, subjectName, email, until }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3">
            <p className="grow [overflow-wrap:anywhere]">
              <bdi className="font-bold">{subjectName}</bdi>{" "}
              {email ? <bdi>{email}</bdi> : t("teachers.invite.anybody")}
              <span className="block text-sm text-soft">
                {t("teachers.invite.until", { date: until })}
              </span>
            </p>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button name="intent" value="withdraw" className="button button-quiet">
                {t("teachers.invite.withdraw")}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** The link of a new invitation. */
export function InvitationLink({ link }: { link: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="made" className="card grid gap-2 border-2 border-hint">
      <h2 id="made" className="text-xl font-bold">
        {t("teachers.invite.made")}
      </h2>
      <p>{t("teachers.invite.passOn")}</p>
      <p dir="ltr" className="[overflow-wrap:anywhere]">
        <code>{link}</code>
      </p>
    </section>
  )
}
