import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { splitAlternatives } from "#contract/formulas"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { pageMeta } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { decideFeedback } from "./decide.server"
import { Appeal, Report, Request } from "./feedback-cards"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requirePerson(request, context)
  const { i18n, upstream } = context
  const open = await upstream.feedback.open()
  if (open.status !== 200) throw new Response(null, { status: 404 })
  const appeals = open.body.appeals.map((appeal) => ({
    ...appeal,
    answer: splitAlternatives(appeal.answer).join(" · "),
  }))
  const isAdmin = role === "Admin"
  return { title: i18n.t("appeals.title"), isAdmin, open: { ...open.body, appeals } }
}

export const action = decideFeedback

export default function Appeals() {
  const { t } = useTranslation()
  const { isAdmin, open } = useLoaderData<typeof loader>()
  const { appeals, reports, requests = [] } = open
  const reply = useActionData<typeof action>()
  const replyTo = (question: string, key = "") =>
    reply?.question === question && reply.key === key ? reply : undefined
  const reported =
    reports.length > 0 ? (
      <TitledSection id="reported" title={t("appeals.reported")}>
        <ol className="wide-list items-start gap-4">
          {reports.map((report) => (
            <Report
              key={report.questionID}
              report={report}
              isAdmin={isAdmin}
              reply={replyTo(report.questionID)}
            />
          ))}
        </ol>
      </TitledSection>
    ) : null
  const isUrgent = reports.some(({ isHidden }) => isHidden)
  const page = (
    <div className="grid grid-cols-1 gap-6">
      {appeals.length + reports.length + requests.length === 0 ? (
        <EmptyState title={t("appeals.none")}>
          <Link
            to={isAdmin ? "/admin" : "/my-questions"}
            className="button button-quiet"
            viewTransition
          >
            {t(isAdmin ? "review.empty.onwards" : "mine.title")}
          </Link>
        </EmptyState>
      ) : null}
      {isUrgent ? reported : null}
      {appeals.length > 0 ? (
        <TitledSection id="appealed" title={t("appeals.appealed")}>
          <ol className="wide-list items-start gap-4">
            {appeals.map((appeal) => (
              <Appeal
                key={`${appeal.questionID} ${appeal.key}`}
                appeal={appeal}
                reply={replyTo(appeal.questionID, appeal.key)}
              />
            ))}
          </ol>
        </TitledSection>
      ) : null}
      {isUrgent ? null : reported}
      {requests.length > 0 ? (
        <TitledSection id="requests" title={t("appeals.requests")}>
          <ol className="wide-list items-start gap-4">
            {requests.map((request) => (
              <Request key={request.questionID} request={request} />
            ))}
          </ol>
        </TitledSection>
      ) : null}
    </div>
  )
  const heading = { title: t("appeals.title"), lead: t("appeals.lead") }
  return isAdmin ? (
    <AdminFrame {...heading}>{page}</AdminFrame>
  ) : (
    <>
      <PageHeading title={heading.title}>{heading.lead}</PageHeading>
      {page}
    </>
  )
}
