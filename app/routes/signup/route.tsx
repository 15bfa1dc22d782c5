import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { toRefusal, refuseForm, orNull, orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { forVisitors, requireVisitor } from "#app/session/guards.server"
import { enterSession, leadOn } from "#app/session/log-in.server"
import { returnPath } from "#app/session/return-path.server"
import { promisedPoints } from "#app/trial/guard.server"
import { giveTrials, welcomeWithTrials } from "#app/trial/welcome.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { Lead } from "#app/forms/lead.tsx"
import { useFormModel } from "#app/forms/form-model"
import { NewPasswordFields } from "#app/forms/fields/password-field.tsx"
import { RadioField } from "#app/forms/fields/radio-field.tsx"
import { SelectField } from "#app/forms/fields/select-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import {
  emailTaken,
  signUpRefusals,
  toRegistration,
  signupForm,
  invitationIn,
  openInvitation,
  readType,
} from "./form.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireVisitor(context)
  context.cookieProbe.ask()
  const { catalogue } = context.upstream
  // Asked first: a page that fails meanwhile would leave the question open, and the next page would wait for it.
  const { hasSchoolCode, hasClasses, isEmpty } = await context.offers()
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
  const type = types.find((each) => each === readType(request)) ?? types[0] ?? "2"
  return {
    title: context.i18n.t("signup.title"),
    description: context.i18n.t("signup.description"),
    redirectTo: returnPath(new URL(request.url).searchParams.get("redirectTo")),
    form: signupForm.view(invitation?.fields ?? { type }),
    types,
    isEmpty,
    hasSlips: hasClasses,
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
    const hasClass = async () => (await context.offers()).hasClasses
    const isLoggedIn = (await orNull(enterSession(context, { email, password }, hasClass))) === 200
    if (refusal && !isLoggedIn) return refuseForm(form, refusal)
    const wanted = returnPath(new URL(request.url).searchParams.get("redirectTo"))
    const redirectTo = registration.grade && isForFun(wanted) ? "/" : wanted
    if (isLoggedIn) await welcomeWithTrials(context, email)
    if (isLoggedIn) return leadOn(request, context.cookieProbe.pathWithProbe(redirectTo))
    context.toasts.put("success", "toast.signedUp")
    // Without the address, which the history of a shared computer would keep.
    return redirect(`/login?${new URLSearchParams({ redirectTo })}`, 303)
  }),
)

/** Where a trial leads on to. A new pupil begins at Home instead, which offers the first round of school. */
const isForFun = (path: string) => /^\/(?:games\/entertainment\/|entertainment-sections)/.test(path)

const typeNames = {
  "0": "signup.types.Student",
  "1": "signup.types.Teacher",
  "2": "signup.types.User",
} as const

export default function Signup() {
  const page = useLoaderData<typeof loader>()
  const { grades, subjects, redirectTo, invitation, hasCode, promised } = page
  const [hasPupils, hasTeachers] = [page.types.includes("0"), page.types.includes("1")]
  const { t } = useTranslation()
  const model = useFormModel(page.form, useActionData<typeof action>())
  const labels = {
    type: t("signup.type"),
    grade: t("signup.grade"),
    subject: t("signup.subject"),
    name: t("signup.name"),
    email: t("signup.email"),
    password: t("signup.password"),
    confirmPassword: t("signup.confirmPassword"),
    schoolCode: t("signup.schoolCode"),
  }
  return (
    <div className="form-page">
      <PageHeading title={t("signup.title")}>{!page.isEmpty && <Lead of="signup" />}</PageHeading>
      <p className="mb-4">
        {t(page.hasSlips ? "signup.hasSlip" : "signup.hasAccount")}{" "}
        <Link
          to={`/login?${new URLSearchParams({ redirectTo })}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("signup.toLogin")}
        </Link>
      </p>
      {invitation ? (
        <p className="card mb-4 border-hint">
          {invitation.subject
            ? t("signup.invited", { subject: invitation.subject })
            : t("signup.notInvited")}
        </p>
      ) : null}
      {promised > 0 ? (
        <p className="card mb-4 border-hint">{t("signup.promised", { count: promised })}</p>
      ) : null}
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <Types />
        {hasPupils ? (
          <SelectField
            name="grade"
            label={labels.grade}
            none={t("signup.gradeNone")}
            options={grades}
            className="only-pupils"
          />
        ) : null}
        {hasTeachers ? (
          <SelectField
            name="subject"
            label={labels.subject}
            none={t("signup.subjectNone")}
            options={subjects}
            className="only-teachers"
          />
        ) : null}
        {hasTeachers && hasCode ? (
          <Field
            name="schoolCode"
            label={labels.schoolCode}
            help={t("signup.schoolCodeHelp")}
            autoComplete="off"
            dir="ltr"
            className="only-teachers"
          />
        ) : null}
        <Field name="name" label={labels.name} help={t("signup.nameHelp")} autoComplete="name" />
        <Field name="email" label={labels.email} type="email" autoComplete="username" dir="ltr" />
        <NewPasswordFields
          name="password"
          label={labels.password}
          confirm={labels.confirmPassword}
        />
        <SubmitButton busy={t("signup.busy")}>{t("signup.submit")}</SubmitButton>
      </Form>
    </div>
  )
}

function Types() {
  const { types, isEmpty } = useLoaderData<typeof loader>()
  const { t } = useTranslation()
  const options = types.map((value) => ({ value, label: t(typeNames[value]) }))
  const isUnmade = isEmpty && types.length === 1
  return (
    <>
      {isUnmade ? <p>{`${t("home.unmade")} ${t("signup.founder")}`}</p> : null}
      {isUnmade || types.includes("0") ? null : <p>{t("signup.noGrades")}</p>}
      {isUnmade || types.includes("1") ? null : <p>{t("signup.noSubjects")}</p>}
      {types.length > 1 ? (
        <RadioField name="type" label={t("signup.type")} options={options} />
      ) : (
        <input type="hidden" name="type" value={types[0]} />
      )}
    </>
  )
}
