import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { Icon } from "#app/ui/icon.tsx"
import { Menu } from "#app/ui/menu.tsx"
import { lazyImage } from "#app/ui/picture.tsx"
import { getNextStep, type Viewer } from "./navigation"

export function UserMenu({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const next = getNextStep(viewer)
  return (
    <Menu
      label={t("account.menu", { name: viewer.name })}
      button={
        <>
          {viewer.avatar ? lazyImage(viewer.avatar, "h-8 w-8") : <Icon name="person" />}
          <bdi className="hidden max-w-[8rem] truncate text-sm sm:inline">{viewer.name}</bdi>
        </>
      }
    >
      <Link to="/profile" className="menu-item font-bold" viewTransition>
        <span>
          <bdi>{viewer.name}</bdi>
          <span className="block text-sm font-normal text-soft">
            {t(`role.${viewer.role}`)} · {t("profile.title")}
          </span>
        </span>
      </Link>
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
