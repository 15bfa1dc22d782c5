import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { Menu } from "#app/ui/menu.tsx"
import { nextStepOf, type Viewer } from "./navigation"

export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const next = nextStepOf(viewer)
  return (
    <Menu
      label={t("account.menu", { name: viewer.name })}
      button={
        <>
          <Icon name="person" />
          <bdi className="hidden max-w-[8rem] truncate text-sm sm:inline">{viewer.name}</bdi>
        </>
      }
    >
      <p className="px-3 py-2 font-bold">
        <bdi>{viewer.name}</bdi>
        <span className="block text-sm font-normal text-soft">{t(`role.${viewer.role}`)}</span>
      </p>
      <Link to={next.to} className="menu-item" viewTransition>
        <Icon name={next.icon} />
        {t(next.label)}
      </Link>
      <Link to="/change-password" className="menu-item" viewTransition>
        <Icon name="key" />
        {t("account.changePassword")}
      </Link>
      <Form method="post" action="/logout">
        <button className="menu-item">
          <Icon name="leave" className="icon-mirrored" />
          {t("account.logout")}
        </button>
      </Form>
    </Menu>
  )
}
