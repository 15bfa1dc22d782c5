import { useTranslation } from "react-i18next"
import { lengths, passwordRules } from "#contract/limits"
import { Icon } from "#app/ui/icon.tsx"

/** The rules for a new password, in the order in which a page lists them. */
export const passwordDemands = [
  { name: "length", isMetBy: (typed: string) => typed.length >= lengths.password.min },
  ...passwordRules.map(({ rule, pattern }) => ({
    name: rule,
    isMetBy: (typed: string) => pattern.test(typed),
  })),
] as const

/** The rules for a new password; with scripts, those that `typed` meets have a tick. */
export function PasswordRules({ id, typed }: { id: string; typed: string }) {
  const { t } = useTranslation()
  return (
    <div id={id} className="mb-1 text-sm text-soft">
      <p>{t("password.needs")}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {passwordDemands.map(({ name, isMetBy }) => {
          const isMet = isMetBy(typed)
          return (
            <li key={name} className={`flex items-center gap-2 ${isMet ? "text-action" : ""}`}>
              <span aria-hidden className="grid w-5 justify-items-center">
                {isMet ? <Icon name="check" /> : <span className="h-1.5 w-1.5 rounded bg-edge" />}
              </span>
              {t(`password.rule.${name}`, { min: lengths.password.min })}
              {isMet ? <span className="sr-only">{t("password.met")}</span> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
