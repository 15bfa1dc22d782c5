import { useTranslation } from "react-i18next"
import { playPath, numberedSections } from "#app/play/addresses"
import type { Game } from "#contract/words"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Emblem } from "#app/ui/emblem.tsx"
import { Picture } from "#app/ui/picture.tsx"
import type { ProgressNote } from "#app/play/progress.server"
import { ProgressText } from "#app/play/progress-text.tsx"
import { ChooseChapter } from "./choose-chapter"
import type { Choices } from "./choices.server"

interface Props {
  game: Game
  /** The points that are interpolated into the sentence about the game. */
  points: Readonly<Record<string, number>>
  choices: Choices | null
  /** One note for each section, in the order of the sections. */
  notes: readonly (ProgressNote | null)[]
}

/** The choice of a chapter, or of a section where `choices` is `null`. */
export function ChoosePage({ game, points, choices, notes }: Props) {
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
