import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { avatars } from "#contract/words"
import { toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { AppContext } from "#app/server/context.server"
import { forPeople, requirePerson } from "#app/session/guards.server"
import { orMissing } from "#app/upstream/errors.server"
import { avatarPath, AvatarPicture } from "#app/ui/emblem.tsx"
import { usePictures } from "#app/ui/picture.tsx"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { KeptLinks } from "#app/people/kept-links.tsx"
import { LoginName } from "#app/people/person-marks.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { profileForm, profileRefusals } from "./form.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, email, role } = requirePerson(request, context)
  const profile = await readProfile(context)
  const pages = await context.offeredPages()
  return {
    title: context.i18n.t("profile.title"),
    person: { name, email, role },
    canDownload: pages.has("/classes/:classId/pupils/:personId"),
    canErase: role !== "Admin" && pages.has("/profile/erase"),
    canJoin: role === "Student" && pages.has("/join"),
    form: profile && profileForm.view({ ...profile, hidden: profile.hidden ? "on" : "" }),
  }
}

/** The profile from the API, because another device may have changed it since the log-in. */
async function readProfile(context: AppContext) {
  const blank = { avatar: context.session.person?.avatar ?? "", nickname: "", hidden: false }
  const answer = await orMissing(orWithout(context, context.upstream.profile.read(), null))
  if (answer?.status !== 200) return context.isSubmission ? blank : null
  const { avatar = "", nickname, hidden } = answer.body
  context.session.setAvatar(avatar)
  return { avatar, nickname, hidden }
}

export const action = forPeople(
  profileForm.action(async (form, { context }) => {
    const { avatar = "", nickname = "", hidden = false } = form.value
    const answer = await context.upstream.profile.change({ avatar, nickname, hidden })
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, profileRefusals, "errors.nickname.notSaved"))
    context.session.setAvatar(avatar)
    context.toasts.put("success", "toast.profileSaved")
    return redirect("/profile", 303)
  }),
)

export default function Profile() {
  const { t } = useTranslation()
  const { form, person, ...can } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const { name, email, role } = person
  return (
    <div className="grid gap-6">
      <div>
        <PageHeading title={t("profile.title")}>
          <bdi className="font-bold text-text">{name}</bdi> · {t(`role.${role}`)}
          <span className="block">
            <LoginName email={email} />
          </span>
        </PageHeading>
        <div className="flex flex-wrap gap-3">
          <Link to="/change-password" className="button button-quiet max-sm:w-full" viewTransition>
            <Icon name="key" />
            {t("account.changePassword")}
          </Link>
          {can.canJoin ? (
            <Link to="/join" className="button button-quiet max-sm:w-full" viewTransition>
              {t("class.list")}
            </Link>
          ) : null}
        </div>
      </div>
      {form ? <ProfileForm view={form} reply={reply} isPupil={role === "Student"} /> : null}
      {can.canDownload ? <KeptLinks at="/profile/data" /> : null}
      {can.canErase ? (
        <Link
          to="/profile/erase"
          className="link inline-flex min-h-[2.75rem] items-center justify-self-start"
        >
          {t("erase.title")}
        </Link>
      ) : null}
    </div>
  )
}

function ProfileForm({ view, reply, isPupil }: FormProps & { isPupil: boolean }) {
  const { t } = useTranslation()
  const labels = { avatar: t("profile.avatar"), nickname: t("profile.nickname") }
  return (
    <Form model={useFormModel(view, reply)}>
      <ErrorSummary labels={labels} />
      <div
        className={`grid gap-5 ${isPupil ? "md:grid-cols-2 md:gap-x-8" : "md:[&_fieldset>div]:grid-cols-9"}`}
      >
        <AvatarField label={labels.avatar} />
        <div className="grid content-start gap-5">
          {isPupil ? (
            <>
              <Field
                name="nickname"
                label={labels.nickname}
                help={t("profile.nicknameHelp")}
                autoComplete="nickname"
                dir="auto"
              />
              <HiddenField />
            </>
          ) : null}
          <SubmitButton busy={t("profile.busy")}>{t("profile.submit")}</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

function HiddenField() {
  const { t } = useTranslation()
  const { field } = useField("hidden")
  return (
    <div className="rounded border-2 border-edge px-3 py-2 has-[:checked]:border-action has-[:checked]:bg-raised">
      <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="hidden"
          defaultChecked={field.initialValue === "on"}
          aria-describedby={field.descriptionId}
          className="tick-box"
        />
        {t("profile.hidden")}
      </label>
      <p id={field.descriptionId} className="text-sm text-soft">
        {t("profile.hiddenHelp")}
      </p>
    </div>
  )
}

const choices = ["", ...avatars] as const

function AvatarField({ label }: { label: string }) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("avatar")
  const hasPictures = usePictures()
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={`grid gap-2 ${hasPictures ? "grid-cols-5" : "grid-cols-3"}`}>
        {choices.map((avatar) => (
          <label key={avatar} className="relative grid text-center text-xs">
            <input
              type="radio"
              name="avatar"
              value={avatar}
              defaultChecked={(field.initialValue ?? "") === avatar}
              className="picked"
            />
            <span className={hasPictures ? "mx-auto" : ""}>
              {hasPictures ? <AvatarPicture address={avatarPath(avatar)} isLarge /> : null}
              <span className={hasPictures ? "sr-only" : ""}>
                {t(`profile.avatars.${avatar || "none"}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
