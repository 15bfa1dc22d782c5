import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { useTranslation } from "react-i18next"
import { type Refusals, toRefusal, refuseForm, turnedAway } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import { forPeople, requirePerson, toLogin } from "#app/session/guards.server"
import {
  endsSessions,
  knownPassword,
  mismatch,
  newPassword,
} from "#app/forms/account-fields.server"
import { defineForm, formKey, newFormKey } from "#app/forms/define-form.server"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { FormKey } from "#app/forms/form-key.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { NewPasswordFields, PasswordField } from "#app/forms/fields/password-field.tsx"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { sendNewPassword } from "./change-password.server"

const changeForm = defineForm(
  z
    .object({ oldPassword: knownPassword, newPassword, confirmPassword: z.string(), formKey })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, mismatch),
  {
    secrets: ["oldPassword", "newPassword", "confirmPassword"],
    unavailable: "errors.password.unsure",
  },
)

/** The notice of a session that ended: the form may have taken effect before, and its reply may be lost. */
const unsure = "toast.passwordUnsure"

const refusals: Refusals<"oldPassword" | "newPassword"> = [
  ...turnedAway,
  { when: /common/i, key: "errors.password.common", field: "newPassword" },
  { when: /new password is the old|same/i, key: "errors.password.same", field: "newPassword" },
  { when: /old|current|wrong|incorrect/i, key: "errors.password.wrong", field: "oldPassword" },
]

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = requirePerson(request, context)
  return {
    title: context.i18n.t("change.title"),
    email,
    endsOthers: await endsSessions(context),
    form: changeForm.view({ formKey: newFormKey() }),
  }
}

export const action = forPeople(
  changeForm.action(async (form, { request, context }) => {
    const { oldPassword, newPassword, formKey } = form.value
    const isRenewing = await endsSessions(context)
    const passwords = { oldPassword, newPassword }
    const changed = await sendNewPassword(context, passwords, { formKey, isRenewing })
    if (changed === "session-over") throw toLogin(request, context, unsure)
    const { answer, isOverElsewhere } = changed
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, refusals, "errors.password.refused"))
    const notice = isOverElsewhere ? "toast.passwordChanged" : "toast.passwordChangedHere"
    context.toasts.put("success", notice)
    return redirect("/", 303)
  }),
  unsure,
)

export default function ChangePassword() {
  const { form, ...page } = useLoaderData<typeof loader>()
  return <ChangePage view={form} page={page} reply={useActionData<typeof action>()} />
}

interface ChangeData {
  readonly email: string
  readonly endsOthers: boolean
}

function ChangePage({ view, reply, page }: FormProps & { page: ChangeData }) {
  const { t } = useTranslation()
  const model = useFormModel(view, reply)
  const labels = {
    oldPassword: t("change.oldPassword"),
    newPassword: t("reset.password"),
    confirmPassword: t("signup.confirmPassword"),
  }
  return (
    <div className="form-page">
      <PageHeading title={t("change.title")}>
        {page.endsOthers ? t("change.lead") : t("change.leadHere")}
      </PageHeading>
      <Form model={model}>
        <ErrorSummary labels={labels} />
        <FormKey />
        {/* Tells password managers whose password this is. It has no name, so it is not sent. */}
        <input type="email" autoComplete="username" value={page.email} readOnly hidden />
        <PasswordField
          name="oldPassword"
          label={labels.oldPassword}
          autoComplete="current-password"
        />
        <NewPasswordFields
          name="newPassword"
          label={labels.newPassword}
          confirm={labels.confirmPassword}
        />
        <SubmitButton busy={t("change.busy")}>{t("change.submit")}</SubmitButton>
      </Form>
    </div>
  )
}
