import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { FoundClass } from "#app/classes/found-class.tsx"
import { forTeachers, requireTeacher } from "#app/classes/class-request.server"
import { orNull } from "#app/forms/refusals.server"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"

export const handle = { ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const answer = await context.upstream.classes.findByLink(params["link"] ?? "")
  return {
    title: context.i18n.t("class.teach"),
    found: answer.status === 200 ? answer.body : null,
  }
}

export const action = forTeachers(async ({ context, params }) => {
  const answer = await orNull(context.upstream.classes.joinAsTeacher(params["link"] ?? ""))
  if (answer?.status === 200) return redirect(`/classes/${answer.body.classId}`, 303)
  context.toasts.put("error", answer ? "toast.classNotSaved" : "toast.notSent")
  return redirect(`/classes/teach/${params["link"] ?? ""}`, 303)
})

/** A link of a colleague; opening it joins nothing. */
export default function TeachClass() {
  const { t } = useTranslation()
  const { title, found } = useLoaderData<typeof loader>()
  return (
    <div className="form-page grid gap-4">
      <PageHeading title={title}>{found ? null : t("class.linkOver")}</PageHeading>
      {found ? (
        <Form method="post" className="card grid gap-3">
          <FoundClass found={found} />
          <SubmitButton busy={t("class.joining")}>
            {found.isMember ? t("class.open") : t("class.teachButton")}
          </SubmitButton>
        </Form>
      ) : null}
    </div>
  )
}
