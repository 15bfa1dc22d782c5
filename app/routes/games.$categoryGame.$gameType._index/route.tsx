import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, type Game } from "#contract/words"
import { games } from "#game/games"
import { pageMeta } from "#app/i18n/title"
import { makePath } from "#app/authoring/addresses"
import { numberedSections, playPath } from "#app/play/addresses"
import { inLanguage, type Offer } from "#app/catalogue/offer.server"
import { OfferText } from "#app/play/offer-text.tsx"
import { offerOf, toNote, sectionProgress, type ProgressNote } from "#app/play/progress.server"
import { readCategory } from "#app/play/sources/read-source.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { RouteNeeds } from "#app/route-needs"
import { ChoiceCard, NothingYet } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Emblem } from "#app/ui/emblem.tsx"
import { WithRules } from "#app/play/game-rules.tsx"
import { ProgressText } from "#app/play/progress-text.tsx"
import { toChapterChoices, type Choices } from "./choices.server"
import { ChooseChapter } from "./choose-chapter"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const category = readCategory(params.categoryGame)
  const game = gameNames.find((known) => known === params.gameType)
  if (!game) throw new Response(null, { status: 404 })
  const title = context.i18n.t(`game.${game}.title`)
  const { points } = games[game]
  if (category === "entertainment") {
    requirePerson(request, context)
    const progress = await sectionProgress(context)
    const sections = numberedSections.map(({ name, number }) => {
      const offer = offerOf(progress, number, game)
      const source = { category, section: number, ...inLanguage(offer) }
      const note = toNote(context, progress?.(number, game))
      return { name, to: playPath({ game, source }), offer, note }
    })
    return { title, game, points, choices: null, sections }
  }
  const person = requireRole(request, context, "Student")
  const choices = await toChapterChoices(request, context, person, game)
  return { title, game, points, choices, sections: [] }
}

export default function Choose() {
  const { game, points, choices, sections } = useLoaderData<typeof loader>()
  return <ChoosePage game={game} points={points} choices={choices} sections={sections} />
}

interface Section {
  name: (typeof numberedSections)[number]["name"]
  to: string
  offer: Offer
  note: ProgressNote | null
}

interface Props {
  game: Game
  points: Readonly<Record<string, number>>
  choices: Choices | null
  sections: readonly Section[]
}

function ChoosePage({ game, points, choices, sections }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t(`game.${game}.title`)}>{t("choose.lead")}</PageHeading>
      <WithRules game={game} points={choices && points}>
        {choices ? (
          <ChooseChapter game={game} choices={choices} />
        ) : (
          <ChooseSection sections={sections} />
        )}
      </WithRules>
    </>
  )
}

function ChooseSection({ sections }: Pick<Props, "sections">) {
  const { t } = useTranslation()
  if (sections.every(({ offer }) => offer === "nothing"))
    return <NothingYet write={makePath("entertainment", gameNames[0])} />
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {sections.map(({ name, to, offer, note }) => (
        <li key={name}>
          <ChoiceCard
            to={offer === "nothing" ? null : to}
            picture={<Emblem of={`section-${name}`} icon={name} />}
            title={t(`section.${name}`)}
          >
            <ProgressText note={note} />
            <OfferText offer={offer} />
          </ChoiceCard>
        </li>
      ))}
    </ul>
  )
}
