import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { refusalOf, refuse } from "#app/forms/refusals.server"
import { orWithout } from "#app/forms/unavailable.server"
import { titled } from "#app/i18n/title"
import { forVisitors } from "#app/session/guards.server"
import { requireVisitor } from "#app/session/guards.server"
import { returnPath } from "#app/session/return-path.server"
import { registrationOf, signupForm } from "./form.server"
import { refusals } from "./form.server"
import { SignupPage } from "./signup-page"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context)
  const { catalogue } = context.upstream
  const [grades, subjects] = await Promise.all([
    orWithout(context, catalogue.grades(), []),
    orWithout(context, catalogue.subjects(), []),
  ])
  return {
    title: context.i18n.t("signup.title"),
    description: context.i18n.t("signup.description"),
    redirectTo: returnPath(new URL(request.url).searchParams.get("redirectTo")),
    form: signupForm.view({ type: "0" }),
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: subjects.map((name) => ({ value: name, label: name })),
  }
}

export const action = forVisitors(
  signupForm.action(async (form, { request, context }) => {
    const answer = await context.upstream.accounts.register(registrationOf(form.value))
    if (answer.status !== 200)
      return refuse(form, refusalOf(answer, refusals, "errors.signup.refused"))
    context.toasts.put("success", "toast.signedUp")
    const redirectTo = returnPath(new URL(request.url).searchParams.get("redirectTo"))
    return redirect(`/login?${new URLSearchParams({ redirectTo })}`, 303)
  }),
)

export default function Signup() {
  const { form, grades, subjects, redirectTo } = useLoaderData<typeof loader>()
  return (
    <SignupPage
      view={form}
      grades={grades}
      subjects={subjects}
      redirectTo={redirectTo}
      reply={useActionData<typeof action>()}
    />
  )
}
