import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { playPath, numberedSections } from "#app/play/addresses"
import { gameNames } from "#contract/words"
import { requirePerson } from "#app/session/guards.server"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

export const meta = titled

export function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  return { title: context.i18n.t("sections.title") }
}

export default function EntertainmentSections() {
  const { t } = useTranslation()
  const { title } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title={title}>{t("sections.lead")}</PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {numberedSections.map(({ name, number }) => (
          <li key={name} className="card grid gap-4">
            <h2 className="flex items-center gap-3 text-lg font-bold">
              <Icon name={name} className="text-2xl text-action" />
              {t(`section.${name}`)}
            </h2>
            {gameNames.map((game) => (
              <Link
                key={game}
                to={playPath({ game, source: { category: "entertainment", section: number } })}
                className="button button-quiet"
                viewTransition
              >
                <Icon name={game} />
                {t(`game.${game}.title`)}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
