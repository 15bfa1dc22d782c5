import { useTranslation } from "react-i18next"
import type { Avatar as AvatarName } from "#contract/words"
import { ErrorText, useField } from "#app/forms/fields/field-frame.tsx"
import { Avatar } from "#app/ui/emblem.tsx"

/** `address` is "" where the user saves data. */
export type Pictures = readonly { readonly avatar: AvatarName; readonly address: string }[]

/** The pictures to choose from, and the choice of none; only their names where the user saves data. */
export function AvatarField({ label, pictures }: { label: string; pictures: Pictures }) {
  const { t } = useTranslation()
  const { field, describedBy } = useField("avatar")
  const choices = [{ avatar: "" as const, address: "" }, ...pictures]
  const hasPictures = pictures.some(({ address }) => address)
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className={`grid gap-2 ${hasPictures ? "grid-cols-5" : "grid-cols-3"}`}>
        {choices.map(({ avatar, address }) => (
          <label
            key={avatar}
            className="grid min-h-[2.75rem] content-end justify-items-center gap-1 rounded border-2 border-line p-1 pb-2 text-center text-xs has-[:checked]:border-action has-[:checked]:bg-raised"
          >
            {hasPictures ? <Avatar address={address} isLarge /> : null}
            <span className={hasPictures ? "sr-only" : ""}>
              {t(`profile.avatars.${avatar || "none"}`)}
            </span>
            <input
              type="radio"
              name="avatar"
              value={avatar}
              defaultChecked={(field.initialValue ?? "") === avatar}
              className="h-5 w-5 accent-[rgb(var(--action))]"
            />
          </label>
        ))}
      </div>
      <ErrorText id={field.errorId} errors={field.errors} />
    </fieldset>
  )
}
