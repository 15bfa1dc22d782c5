import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { SentenceWith } from "#app/ui/user-text.tsx"

export function BackToClass({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation()
  return (
    <Link to={to} relative="path" className="link justify-self-start" viewTransition>
      <span>
        <SentenceWith text={name} say={(shown) => t("class.backTo", { name: shown })} />
      </span>
    </Link>
  )
}
