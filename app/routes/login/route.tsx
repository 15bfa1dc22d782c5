import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import * as z from "zod"
import type { SubmissionResult } from "@conform-to/react"
import { useTranslation } from "react-i18next"
import { parseChecked, pupilNumberLength, secretLength, toDigits } from "#contract/classes/digits"
import { pageMeta } from "#app/i18n/title"
import { requireVisitor } from "#app/session/guards.server"
import { enterSession, leadOn } from "#app/session/log-in.server"
import { welcomeWithTrials } from "#app/trial/welcome.server"
import { returnPath } from "#app/session/return-path.server"
import { loginNameField } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { Lead } from "#app/forms/lead.tsx"
import { type FormView, useFormModel } from "#app/forms/form-model"
import { PasswordField } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import type { Message } from "#app/i18n/keys"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

const loginForm = defineForm(
  z.object({
    email: loginNameField,
    password: z.string().max(1000),
    redirectTo: z.string().optional(),
  }),
  { secrets: ["password"], unavailable: "errors.login.unavailable" },
)

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cookieProbe, session, toasts } = context
  if (session.person && cookieProbe.found) {
    toasts.put("success", "toast.signedIn", session.person.name)
    throw redirect(cookieProbe.found, 303)
  }
  requireVisitor(context)
  cookieProbe.ask()
  const { searchParams } = new URL(request.url)
  const redirectTo = returnPath(searchParams.get("redirectTo"))
  const { t } = context.i18n
  const slip = readSlip(searchParams)
  return {
    title: t("login.title"),
    description: t("login.description"),
    redirectTo,
    isLost: cookieProbe.isLost,
    takesNumbers: (await context.offers()).hasClasses,
    secret: slip.secret,
    form: loginForm.view({ redirectTo, email: slip.number }),
    nonce: crypto.randomUUID(),
  }
}

/** What the code of a slip fills in; nobody's e-mail is. */
function readSlip(query: URLSearchParams) {
  const number = parseChecked(query.get("number") ?? "", pupilNumberLength) ?? ""
  const secret = toDigits(query.get("secret") ?? "") ?? ""
  return { number, secret: number && secret.length === secretLength ? secret : "" }
}

const submit = loginForm.action(async (form, { request, context }) => {
  const { email, password, redirectTo } = form.value
  const hasClasses = async () => (await context.offers()).hasClasses
  const status = await enterSession(context, { email, password }, hasClasses)
  if (status === 403) return form.reject("errors.login.blocked", 403)
  if (status === 429) return form.reject("errors.tooMany", 429)
  if (status === 503) return form.reject("errors.login.busy", 503)
  if (status !== 200) {
    const isSlip = !email.includes("@") && (await hasClasses())
    return form.reject(isSlip ? "errors.login.wrongSlip" : "errors.login.wrong")
  }
  await welcomeWithTrials(context, email)
  return leadOn(request, context.cookieProbe.pathWithProbe(returnPath(redirectTo)))
})

/** On a shared computer a second tab may still show the form: who logs in there replaces who is logged in. */
export async function action(args: ActionFunctionArgs) {
  const reply = await submit(args)
  if (!(reply instanceof Response)) requireVisitor(args.context)
  return reply
}

export default function Login() {
  const { form, isLost, ...page } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return <LoginPage {...page} view={form} isLost={isLost && !reply} reply={reply} />
}

function LoginPage({
  view,
  redirectTo,
  nonce,
  isLost,
  reply,
  takesNumbers,
  secret,
}: {
  view: FormView
  redirectTo: string
  nonce: string
  takesNumbers: boolean
  secret: string
  isLost: boolean
  reply: SubmissionResult<Message[]> | undefined
}) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = takesNumbers
    ? { email: t("login.emailOrNumber"), password: t("login.passwordOrSecret") }
    : { email: t("login.email"), password: t("login.password") }
  return (
    <div className="form-page">
      <PageHeading title={t("login.title")}>
        <Lead of="login" />
      </PageHeading>
      {isLost ? <AlertBox text={t("errors.login.cookies")} since={isLost} /> : null}
      <Form model={model}>
        {/* A browser restores what was typed only into a form with the same first names of fields. */}
        <input type="hidden" name={nonce} />
        <ErrorSummary labels={labels} />
        <Field
          name="email"
          label={labels.email}
          type={takesNumbers ? "text" : "email"}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={takesNumbers ? "off" : "username"}
          dir="ltr"
        />
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete={secret ? "one-time-code" : "current-password"}
          begin={secret}
        />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <SubmitButton busy={t("login.busy")}>{t("login.submit")}</SubmitButton>
      </Form>
      <p className="mt-4">
        <Link
          to="/password-forget"
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("login.toForget")}
        </Link>
      </p>
      <p>
        {t("login.noAccount")}{" "}
        <Link
          to={`/signup?${new URLSearchParams({ redirectTo })}`}
          className="link inline-flex min-h-[2.75rem] items-center"
          viewTransition
        >
          {t("login.toSignup")}
        </Link>
      </p>
    </div>
  )
}
