import { useTranslation } from "react-i18next"
import { playPath } from "~/play/addresses"
import type { OpenGame } from "~/play/games"
import { numberedSections } from "~/play/numbered-sections"
import { ChoiceCard } from "~/ui/choice-card"
import { PageHeading } from "~/ui/page-heading"
import { ChooseChapter } from "./choose-chapter"
import type { Choices } from "./choices"

/** Where the question is to come from: a chapter, or a section where `choices` is `null`. */
export function ChoosePage({ game, choices }: { game: OpenGame; choices: Choices | null }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t(`game.${game}.title`)}>{t("choose.lead")}</PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        {choices ? <ChooseChapter game={game} choices={choices} /> : <ChooseSection game={game} />}
        <aside className="card border-hint">
          <h2 className="mb-2 font-bold">{t("choose.rules")}</h2>
          <p className="text-soft">{t(`choose.how.${game}`)}</p>
        </aside>
      </div>
    </>
  )
}

function ChooseSection({ game }: { game: OpenGame }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {numberedSections.map(({ name, number }) => (
        <li key={name}>
          <ChoiceCard
            to={playPath({ game, place: { category: "entertainment", section: number } })}
            icon={name}
            title={t(`section.${name}`)}
          />
        </li>
      ))}
    </ul>
  )
}
