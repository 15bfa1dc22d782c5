import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FoundClass } from "#app/classes/found-class.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { changeMembership, viewMembership } from "./join.server"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta
export const action = changeMembership

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { title: context.i18n.t("class.join"), ...(await viewMembership(request, context)) }
}

/** The code of a class is looked up by a GET, which joins nothing. */
export default function Join() {
  const { t } = useTranslation()
  const { title, typed, found, error, own } = useLoaderData<typeof loader>()
  return (
    <div className="form-page grid gap-6">
      <PageHeading title={title}>{found ? null : t("class.joinLead")}</PageHeading>
      {error ? <AlertBox text={t(error)} since={typed} /> : null}
      {found ? (
        <Form method="post" className="card grid gap-3">
          <FoundClass found={found} />
          <input type="hidden" name="code" value={typed} />
          {found.isMember ? (
            <p className="font-semibold">{t("class.isIn")}</p>
          ) : (
            <SubmitButton intent="join" busy={t("class.joining")}>
              {t("class.joinButton")}
            </SubmitButton>
          )}
        </Form>
      ) : (
        <Form className="grid gap-4">
          <label className="grid gap-1.5 font-semibold">
            {t("class.code")}
            <input
              name="code"
              defaultValue={typed}
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={60}
              dir="ltr"
              className="control text-xl tabular-nums"
            />
          </label>
          <button className="button button-main">{t("class.find")}</button>
        </Form>
      )}
      {own.length > 0 ? (
        <TitledSection id="own" title={t("class.list")}>
          <ul className="grid border-t border-line">
            {own.map(({ classId, name, teachers }) => (
              <li
                key={classId}
                className="flex flex-wrap items-center gap-3 border-b border-line py-2 [overflow-wrap:anywhere]"
              >
                <p className="grow">
                  <bdi className="font-bold">{name}</bdi>
                  <span className="block text-sm text-soft">
                    {t("class.by", { names: teachers.join(t("class.and")) })}
                  </span>
                </p>
                <Form method="post">
                  <input type="hidden" name="classId" value={classId} />
                  <button
                    name="intent"
                    value="leave"
                    aria-label={`${t("class.leave")}: ${name}`}
                    className="button button-quiet"
                  >
                    {t("class.leave")}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
          {found ? null : (
            <Link to="/" className="button button-main" viewTransition>
              {t("home.play")}
            </Link>
          )}
          <p className="text-sm text-soft">{t("class.leaveHelp")}</p>
        </TitledSection>
      ) : null}
    </div>
  )
}
