import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Role, Avatar as AvatarName } from "#contract/words"
import { ErrorSummary } from "#app/forms/error-summary.tsx"
import { useField, ErrorText } from "#app/forms/fields/field-frame.tsx"
import { Field } from "#app/forms/fields/field.tsx"
import { Form } from "#app/forms/form.tsx"
import { type FormProps, useFormModel } from "#app/forms/form-model"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { KeptLinks } from "#app/people/kept-links.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { AvatarPicture } from "#app/ui/emblem.tsx"

interface Props {
  person: { readonly name: string; readonly email: string; readonly role: Role }
  view: FormProps["view"] | null
  reply: FormProps["reply"]
  pictures: Pictures
  canDownload: boolean
  canErase: boolean
  canJoin: boolean
}

export function ProfilePage({ person, view, reply, pictures, ...can }: Props) {
  const { t } = useTranslation()
  const { name, email, role } = person
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <div>
        <PageHeading title={t("profile.title")}>
          <bdi className="font-bold text-text">{name}</bdi> · {t(`role.${role}`)} ·{" "}
          <bdi>{email}</bdi>
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
      {view ? (
        <ProfileForm view={view} reply={reply} pictures={pictures} isPupil={role === "Student"} />
      ) : null}
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

function ProfileForm({
  view,
  reply,
  pictures,
  isPupil,
}: FormProps & { pictures: Pictures; isPupil: boolean }) {
  const { t } = useTranslation()
  const labels = { avatar: t("profile.avatar"), nickname: t("profile.nickname") }
  return (
    <Form model={useFormModel(view, reply)}>
      <ErrorSummary labels={labels} />
      <AvatarField label={labels.avatar} pictures={pictures} />
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
          className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
        />
        {t("profile.hidden")}
      </label>
      <p id={field.descriptionId} className="text-sm text-soft">
        {t("profile.hiddenHelp")}
      </p>
    </div>
  )
}

type Pictures = readonly { readonly avatar: AvatarName; readonly address: string }[]

function AvatarField({ label, pictures }: { label: string; pictures: Pictures }) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("avatar")
  const choices = [{ avatar: "" as const, address: "" }, ...pictures]
  const hasPictures = pictures.some(({ address }) => address)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={`grid gap-2 ${hasPictures ? "grid-cols-5" : "grid-cols-3"}`}>
        {choices.map(({ avatar, address }) => (
          <label key={avatar} className="relative grid text-center text-xs">
            <input
              type="radio"
              name="avatar"
              value={avatar}
              defaultChecked={(field.initialValue ?? "") === avatar}
              className="picked"
            />
            <span className={hasPictures ? "mx-auto" : ""}>
              {hasPictures ? <AvatarPicture address={address} isLarge /> : null}
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
