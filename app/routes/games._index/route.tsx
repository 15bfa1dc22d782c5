import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData, Link } from "@remix-run/react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { gameNames } from "#contract/words"
import { pageMeta } from "#app/i18n/title"
import { requirePerson } from "#app/session/guards.server"
import { makePath } from "#app/authoring/addresses"
import { ChoiceCard, NothingYet } from "#app/ui/choice-card.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { choicePath, playPath } from "#app/play/addresses"
import { TakenPacks } from "#app/play/take-along.tsx"
import { SourceName } from "#app/play/sources/source-name.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { SubjectPicture } from "#app/play/subject-picture.tsx"
import { viewGames, type GamesView } from "./view.server"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = requirePerson(request, context)
  const referee = context.refereeOf(person.id)
  const overview = (await context.player.open()) ?? (await referee.run({ type: "overview" }))
  const view = await viewGames(context, overview, person)
  return { title: context.i18n.t("games.title"), view }
}

export default function Games() {
  const { t } = useTranslation()
  const { view } = useLoaderData<typeof loader>()
  const isEmpty = !view.has.school && !view.has.fun
  return (
    <div className="grid gap-8">
      <div>
        <PageHeading title={t("games.title")}>
          {isEmpty ? null : t(`games.leadFor.${view.role}`)}
        </PageHeading>
        {view.pendingPoints > 0 ? (
          <p className="mb-4 rounded border-2 border-hint p-3 font-bold">
            {t("play.pending", { count: view.pendingPoints })}
          </p>
        ) : null}
        {isEmpty ? (
          <NothingYet write={makePath("entertainment", gameNames[0])} />
        ) : view.role === "Student" ? (
          <ForPupil has={view.has} />
        ) : (
          <ForFun />
        )}
      </div>
      {view.packs.length > 0 ? <TakenPacks packs={view.packs} /> : null}
      {view.goOn.length > 0 ? <GoOn rounds={view.goOn} /> : null}
      {view.fresh.length > 0 ? <Fresh subjects={view.fresh} /> : null}
      <Write role={view.role} />
    </div>
  )
}

function Write({ role }: Pick<GamesView, "role">) {
  const { t } = useTranslation()
  const [game] = gameNames
  return (
    <TitledSection id="write" title={t("games.write.title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {role === "Teacher" || role === "Admin" ? (
          <ChoiceCard to={makePath("education", game)} icon="pen" title={t("games.write.school")} />
        ) : null}
        <ChoiceCard to={makePath("entertainment", game)} icon="pen" title={t("games.write.fun")} />
      </div>
    </TitledSection>
  )
}

const forPupils = [
  { of: "school", to: "/games/education", icon: "book", name: "education" },
  { of: "fun", to: "/games/entertainment", icon: "fun", name: "entertainment" },
] as const

function ForPupil({ has }: Pick<GamesView, "has">) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {forPupils.map(({ of, to, icon, name }) => (
        <ChoiceCard
          key={of}
          to={has[of] ? to : null}
          icon={icon}
          title={t(`category.${name}.title`)}
        >
          {has[of] ? t(`category.${name}.text`) : t("choose.nothingHere")}
        </ChoiceCard>
      ))}
    </div>
  )
}

function ForFun() {
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

function GoOn({ rounds }: { rounds: GamesView["goOn"] }) {
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

function Fresh({ subjects }: { subjects: GamesView["fresh"] }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="fresh" title={t("games.fresh")}>
      <div className="grid gap-3 md:grid-cols-3">
        {subjects.map(({ name: subject, image, game, chapters }) => (
          <ChoiceCard
            key={subject}
            to={`${choicePath("education", game)}?${new URLSearchParams({ subject })}`}
            picture={<SubjectPicture address={image} name={subject} />}
            title={subject}
          >
            {chapters.map((chapter, at) => (
              <Fragment key={chapter}>
                {at > 0 ? " · " : null}
                <bdi>{chapter}</bdi>
              </Fragment>
            ))}
          </ChoiceCard>
        ))}
      </div>
    </TitledSection>
  )
}
