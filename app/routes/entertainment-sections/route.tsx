import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { titled } from "#app/i18n/title"
import { playPath, numberedSections } from "#app/play/addresses"
import { noteOf, sectionProgress } from "#app/play/progress.server"
import { ProgressText } from "#app/play/progress-text.tsx"
import { gameNames } from "#contract/words"
import { requirePerson } from "#app/session/guards.server"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading } from "#app/ui/headings.tsx"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const progress = await sectionProgress(context)
  return {
    title: context.i18n.t("sections.title"),
    sections: numberedSections.map(({ name, number }) => ({
      name,
      games: gameNames.map((game) => ({
        game,
        to: playPath({ game, source: { category: "entertainment", section: number } }),
        note: noteOf(context, progress?.(number, game)),
      })),
    })),
  }
}

export default function EntertainmentSections() {
  const { t } = useTranslation()
  const { title, sections } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeading title={title}>{t("sections.lead")}</PageHeading>
      <ul className="grid gap-4 sm:grid-cols-2">
        {sections.map(({ name, games }) => (
          <li key={name} className="card grid gap-4">
            <h2 className="flex items-center gap-3 text-lg font-bold">
              <Icon name={name} className="text-2xl text-action" />
              {t(`section.${name}`)}
            </h2>
            {games.map(({ game, to, note }) => (
              <Link
                key={game}
                to={to}
                className="button button-quiet justify-start text-start"
                viewTransition
              >
                <Icon name={game} />
                <span className="grow">{t(`game.${game}.title`)}</span>
                <ProgressText note={note} />
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
