import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { toRefusal, refuseForm, orNull, orWithout } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { forVisitors, requireVisitor } from "#app/session/guards.server"
import { enterSession } from "#app/session/log-in.server"
import { returnPath } from "#app/session/return-path.server"
import { promisedPoints } from "#app/trial/guard.server"
import { giveTrials, welcomeWithTrials } from "#app/trial/welcome.server"
import { emailTaken, signUpRefusals, toRegistration, signupForm } from "./form.server"
import { invitationIn, openInvitation, readType } from "./form.server"
import { SignupPage } from "./signup-page"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context)
  context.cookieProbe.ask()
  const { catalogue } = context.upstream
  // Asked first: a page that fails meanwhile would leave the question open, and the next page would wait for it.
  const { hasSchoolCode, isEmpty } = await context.offers()
  const [grades, subjects, invitation, promised] = await Promise.all([
    orWithout(context, catalogue.grades(), null),
    orWithout(context, catalogue.subjects(), null),
    openInvitation(request, context),
    promisedPoints(context),
  ])
  // Beside a form that was sent, lists that cannot be read are not empty.
  const types = (["0", "1", "2"] as const).filter(
    (type) => !(type === "0" && grades?.length === 0) && !(type === "1" && subjects?.length === 0),
  )
  const asked = readType(request)
  const type = types.find((each) => each === asked) ?? types[0] ?? "2"
  return {
    title: context.i18n.t("signup.title"),
    description: context.i18n.t("signup.description"),
    redirectTo: returnPath(new URL(request.url).searchParams.get("redirectTo")),
    form: signupForm.view(invitation?.fields ?? { type }),
    types,
    isEmpty,
    invitation: invitation && { subject: invitation.fields?.subject ?? "" },
    promised: invitation?.fields ? 0 : promised,
    hasCode: hasSchoolCode && !invitation?.fields,
    grades: (grades ?? []).map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    subjects: (subjects ?? []).map((name) => ({ value: name, label: name })),
  }
}

export const action = forVisitors(
  signupForm.action(async (form, { request, context }) => {
    const { email, password } = form.value
    const registration = toRegistration(form.value, invitationIn(request))
    const answer = await context.upstream.accounts.register(registration)
    const refusal =
      answer.status === 200 ? null : toRefusal(answer, signUpRefusals, "errors.signup.refused")
    if (refusal && refusal !== emailTaken) return refuseForm(form, refusal)
    if (registration.grade) await giveTrials(context, email)
    // If the first reply was lost and the form is posted again, the e-mail is taken, but the password is right.
    const isLoggedIn = (await orNull(enterSession(context, { email, password }))) === 200
    if (refusal && !isLoggedIn) return refuseForm(form, refusal)
    const redirectTo = returnPath(new URL(request.url).searchParams.get("redirectTo"))
    if (isLoggedIn) await welcomeWithTrials(context, email)
    if (isLoggedIn) return redirect(context.cookieProbe.wayTo(redirectTo), 303)
    context.toasts.put("success", "toast.signedUp")
    // Without the address, which the history of a shared computer would keep.
    return redirect(`/login?${new URLSearchParams({ redirectTo })}`, 303)
  }),
)

export default function Signup() {
  const { form, ...page } = useLoaderData<typeof loader>()
  return <SignupPage view={form} page={page} reply={useActionData<typeof action>()} />
}
