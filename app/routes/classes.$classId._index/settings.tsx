import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { ClassDetails } from "#contract/classes/classes"
import { groupDigits } from "#app/classes/digits"
import { TitledSection } from "#app/ui/headings.tsx"

export function Code({ code }: Pick<ClassDetails, "code">) {
  const { t } = useTranslation()
  return (
    <TitledSection id="code" title={t("class.code")}>
      {code === null ? (
        <Form method="post" preventScrollReset className="grid justify-items-start gap-3">
          <p>{t("class.codeClosed")}</p>
          <button name="intent" value="renew" className="button button-quiet">
            {t("class.codeOpen")}
          </button>
        </Form>
      ) : (
        <>
          <p className="text-soft">{t("class.codeHelp")}</p>
          <p dir="ltr" className="justify-self-start text-3xl font-extrabold tabular-nums">
            {groupDigits(code)}
          </p>
          <Link to="sheet" className="button button-quiet justify-self-start">
            {t("class.sheet")}
          </Link>
        </>
      )}
    </TitledSection>
  )
}

export function Teachers({ shown, link }: { shown: ClassDetails; link: string }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="teachers" title={t("class.teachers")}>
      <ul className="grid gap-1">
        {shown.teachers.map(({ personID, name }) => (
          <li key={personID}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {link ? (
        <div className="card grid gap-2 border-2 border-hint">
          <p>{t("class.linkMade")}</p>
          <p className="[overflow-wrap:anywhere]">
            <code dir="ltr">{link}</code>
          </p>
        </div>
      ) : null}
      {shown.isArchived ? null : (
        <Form method="post">
          <button name="intent" value="link" className="button button-quiet">
            {t("class.link")}
          </button>
        </Form>
      )}
    </TitledSection>
  )
}

const links = [
  ["change", "class.change"],
  ["change?as=copy", "class.copy"],
  ["/classes", "class.list"],
] as const

/** What cannot be taken back at once is folded, and outlined in red. */
export function Settings({ shown: { code, isArchived, teachers } }: { shown: ClassDetails }) {
  const { t } = useTranslation()
  const ends = [
    ...(code === null || isArchived
      ? []
      : ([
          ["renew", "class.codeRenew"],
          ["close", "class.codeClose"],
        ] as const)),
    ...(teachers.length > 1 ? ([["leave", "class.leaveAsTeacher"]] as const) : []),
    ...(isArchived ? [] : ([["archive", "class.archive"]] as const)),
  ]
  return (
    <TitledSection id="settings" title={t("class.settings")}>
      <nav aria-labelledby="settings" className="grid justify-items-start">
        {links.map(([to, label]) => (
          <Link key={to} to={to} className="link" viewTransition>
            {t(label)}
          </Link>
        ))}
      </nav>
      {isArchived ? (
        <Form method="post" className="grid justify-items-start gap-2">
          <p className="text-soft">{t("class.isArchived")}</p>
          <button name="intent" value="reopen" className="button button-quiet">
            {t("class.reopen")}
          </button>
        </Form>
      ) : null}
      {ends.length > 0 ? (
        <details>
          <summary className="link">{t("class.ends")}</summary>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-3 pt-2">
            {ends.map(([intent, label]) => (
              <button
                key={intent}
                name="intent"
                value={intent}
                className="button border-wrong text-wrong hover:bg-raised"
              >
                {t(label)}
              </button>
            ))}
            {isArchived ? null : <p className="text-sm text-soft">{t("class.archiveHelp")}</p>}
          </Form>
        </details>
      ) : null}
    </TitledSection>
  )
}
