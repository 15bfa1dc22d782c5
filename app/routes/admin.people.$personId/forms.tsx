import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ChosenStep } from "#app/admin/choose.tsx"
import type { Option } from "#app/forms/fields/select-field.tsx"
import { UserProse } from "#app/ui/user-text.tsx"

interface Props {
  title: string
  intent: string
  button: string
  look?: string
  children?: ReactNode
}

function ChangeForm({ title, intent, button, look = "button-quiet", children }: Props) {
  return (
    <section aria-labelledby={`to-${intent}`} className="card">
      <Form method="post" preventScrollReset className="grid gap-3">
        <h2 id={`to-${intent}`} className="font-bold">
          {title}
        </h2>
        {children}
        <button
          name="intent"
          value={intent}
          className={`button ${look} justify-self-start max-sm:w-full`}
        >
          {button}
        </button>
      </Form>
    </section>
  )
}

export function ConfirmForm() {
  const { t } = useTranslation()
  return (
    <ChangeForm
      title={t("people.confirm.title")}
      intent="confirm"
      button={t("teachers.confirm")}
      look="button-main"
    >
      <p className="text-soft">{t("people.confirm.help")}</p>
    </ChangeForm>
  )
}

export function GradeForm({ grade, grades }: { grade: string; grades: readonly Option[] }) {
  const { t } = useTranslation()
  return (
    <ChangeForm title={t("people.grade.title")} intent="grade" button={t("people.grade.submit")}>
      <ChosenStep name="grade" label={t("addChapter.grade")} chosen={grade} options={grades} />
      <p className="text-sm text-soft">{t("people.grade.help")}</p>
    </ChangeForm>
  )
}

/** `first`: the subject that stays the first one while it is ticked. */
export function SubjectsForm({ all, own }: { all: readonly string[]; own: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      title={t("people.subjects.title")}
      intent="subjects"
      button={t("people.subjects.submit")}
    >
      <input type="hidden" name="first" value={own[0] ?? ""} />
      <div key={own.join()} className="grid gap-x-4 sm:grid-cols-2">
        {all.map((name) => (
          <label key={name} className="flex min-h-[2.75rem] items-center gap-3">
            <input
              type="checkbox"
              name="subjects"
              value={name}
              defaultChecked={own.includes(name)}
              className="h-5 w-5 flex-none accent-[rgb(var(--action))]"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      <p className="text-sm text-soft">{t("people.subjects.help")}</p>
    </ChangeForm>
  )
}

export function ProfileForm({ nickname, picture }: { nickname: string; picture: string }) {
  const { t } = useTranslation()
  if (!nickname && !picture) return null
  return (
    <ChangeForm title={t("people.reset.title")} intent="reset" button={t("people.reset.submit")}>
      {nickname ? <UserProse>{nickname}</UserProse> : null}
      {picture ? <p>{t("people.reset.picture", { picture })}</p> : null}
      <p className="text-sm text-soft">{t("people.reset.help")}</p>
    </ChangeForm>
  )
}

export function BlockForm({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation()
  return isBlocked ? (
    <ChangeForm
      title={t("people.unblock.title")}
      intent="unblock"
      button={t("people.unblock.submit")}
      look="button-main"
    >
      <p className="text-soft">{t("people.unblock.help")}</p>
    </ChangeForm>
  ) : (
    <ChangeForm title={t("people.block.title")} intent="block" button={t("people.block.submit")}>
      <p className="text-soft">{t("people.block.help")}</p>
    </ChangeForm>
  )
}
