import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { type Game, gameNames } from "#contract/words"
import { games } from "#game/games"
import { pageMeta } from "#app/i18n/title"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"

export const meta = pageMeta

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = context.i18n
  const list = gameNames.map((game) => ({ game, points: games[game].points }))
  return { title: t("about.title"), description: t("about.lead"), list }
}

interface AboutGame {
  readonly game: Game
  readonly points: Readonly<Record<string, number>>
}

export default function AboutPage() {
  const { t } = useTranslation()
  const { list } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-10">
      <div>
        <PageHeading title={t("about.title")}>{t("about.lead")}</PageHeading>
        <Readers />
      </div>
      <Games list={list} />
      <Privacy />
    </div>
  )
}

function Readers() {
  const { t } = useTranslation()
  const readers = [
    { name: "pupils", icon: "trophy" },
    { name: "teachers", icon: "book" },
    { name: "parents", icon: "person" },
  ] as const
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {readers.map(({ name, icon }) => (
        <section key={name} className="card grid content-start gap-2">
          <Icon name={icon} className="text-2xl text-action" />
          <h2 className="text-lg font-bold">{t(`about.${name}.title`)}</h2>
          <p className="text-soft">{t(`about.${name}.text`)}</p>
        </section>
      ))}
    </div>
  )
}

function Games({ list }: { list: readonly AboutGame[] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="games" title={t("about.games")}>
      <ul className="grid gap-5">
        {list.map(({ game, points }) => (
          <li key={game} className="flex gap-4">
            <Icon name={game} className="text-2xl text-action" />
            <div>
              <h3 className="font-bold">{t(`game.${game}.title`)}</h3>
              <p className="max-w-prose text-soft">{t(`choose.how.${game}`, points)}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Privacy() {
  const { t } = useTranslation()
  return (
    <TitledSection id="privacy" title={t("privacy.title")}>
      <p className="max-w-prose">{t("privacy.promise")}</p>
      <Link to="/privacy" className="link" viewTransition>
        {t("privacy.kept")}
      </Link>
    </TitledSection>
  )
}
