import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, type Game } from "#contract/words"
import { games } from "#game/games"
import { titled } from "#app/i18n/title"
import { numberedSections, playPath } from "#app/play/addresses"
import { toNote, sectionProgress, type ProgressNote } from "#app/play/progress.server"
import { readCategory } from "#app/play/sources/read-source.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { RouteNeeds } from "#app/route-needs"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Emblem } from "#app/ui/emblem.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { ProgressText } from "#app/play/progress-text.tsx"
import { toChapterChoices, type Choices } from "./choices.server"
import { ChooseChapter } from "./choose-chapter"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const category = readCategory(params.categoryGame)
  const game = gameNames.find((known) => known === params.gameType)
  if (!game) throw new Response(null, { status: 404 })
  const title = context.i18n.t(`game.${game}.title`)
  const { points } = games[game]
  if (category === "entertainment") {
    requirePerson(request, context)
    const progress = await sectionProgress(context)
    const notes = numberedSections.map(({ number }) => toNote(context, progress?.(number, game)))
    return { title, game, points, choices: null, notes }
  }
  const person = requireRole(request, context, "Student")
  const choices = await toChapterChoices(request, context, person, game)
  return { title, game, points, choices, notes: [] }
}

export default function Choose() {
  const { game, points, choices, notes } = useLoaderData<typeof loader>()
  return <ChoosePage game={game} points={points} choices={choices} notes={notes} />
}

interface Props {
  game: Game
  points: Readonly<Record<string, number>>
  choices: Choices | null
  notes: readonly (ProgressNote | null)[]
}

function ChoosePage({ game, points, choices, notes }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t(`game.${game}.title`)}>{t("choose.lead")}</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        {choices ? (
          <ChooseChapter game={game} choices={choices} />
        ) : (
          <ChooseSection game={game} notes={notes} />
        )}
        <aside className="card border-hint">
          <Picture of={`scenes/${game}`} className="mx-auto mb-4 w-full max-w-xs" />
          <h2 className="mb-2 font-bold">{t("choose.rules")}</h2>
          <p className="text-soft">{t(`choose.how.${game}`, points)}</p>
        </aside>
      </div>
    </>
  )
}

function ChooseSection({ game, notes }: Pick<Props, "game" | "notes">) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {numberedSections.map(({ name, number }, index) => (
        <li key={name}>
          <ChoiceCard
            to={playPath({ game, source: { category: "entertainment", section: number } })}
            picture={<Emblem of={`section-${name}`} icon={name} />}
            title={t(`section.${name}`)}
          >
            <ProgressText note={notes[index] ?? null} />
          </ChoiceCard>
        </li>
      ))}
    </ul>
  )
}
