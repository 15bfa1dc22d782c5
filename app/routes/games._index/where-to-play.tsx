import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { choicePath, playPath } from "#app/play/addresses"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { ChoiceCard } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { SubjectPicture } from "#app/ui/emblem.tsx"
import type { GamesView } from "./view.server"

export function ForPupil() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceCard to="/games/education" icon="book" title={t("category.education.title")}>
        {t("category.education.text")}
      </ChoiceCard>
      <ChoiceCard to="/games/entertainment" icon="fun" title={t("category.entertainment.title")}>
        {t("category.entertainment.text")}
      </ChoiceCard>
    </div>
  )
}

export function ForFun() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceCard to="/games/entertainment" icon="games" title={t("games.byGame.title")}>
        {t("games.byGame.text")}
      </ChoiceCard>
      <ChoiceCard to="/entertainment-sections" icon="fun" title={t("games.bySection.title")}>
        {t("category.entertainment.text")}
      </ChoiceCard>
    </div>
  )
}

export function GoOn({ rounds }: { rounds: GamesView["goOn"] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="go-on" title={t("games.goOn")}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {rounds.map(({ roundId, game, source }) => (
          <li key={roundId}>
            <Link
              to={playPath({ game, source })}
              className="card flex items-center gap-4 border-hint no-underline hover:bg-raised"
              viewTransition
            >
              <Icon name={game} className="text-2xl text-hint" />
              <span className="grow">
                <span className="block font-bold">{t(`game.${game}.title`)}</span>
                <span className="text-sm text-soft">
                  <SourceName source={source} />
                </span>
              </span>
              <Icon name="arrow-next" className="text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

export function Fresh({ subjects }: { subjects: GamesView["fresh"] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="fresh" title={t("games.fresh")}>
      <div className="grid gap-3 sm:grid-cols-3">
        {subjects.map(({ name: subject, image, game }) => (
          <ChoiceCard
            key={subject}
            to={`${choicePath("education", game)}?${new URLSearchParams({ subject })}`}
            picture={<SubjectPicture address={image} />}
            title={subject}
          >
            {t("games.freshText")}
          </ChoiceCard>
        ))}
      </div>
    </TitledSection>
  )
}
