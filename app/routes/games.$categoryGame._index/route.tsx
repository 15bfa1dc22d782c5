import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { pageMeta } from "#app/i18n/title"
import { makePath } from "#app/authoring/addresses"
import { mayTeach } from "#app/authoring/author.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { bestOffer, type Offer } from "#app/catalogue/offer.server"
import { orNull } from "#app/forms/refusals.server"
import { choicePath, numberedSections } from "#app/play/addresses"
import { OfferText } from "#app/play/offer-text.tsx"
import { offerOf, sectionProgress } from "#app/play/progress.server"
import { type Category, type Game, gameNames } from "#contract/words"
import { readCategory } from "#app/play/sources/read-source.server"
import type { AppContext } from "#app/server/context.server"
import { requirePerson } from "#app/session/guards.server"
import { ChoiceCard, NothingYet } from "#app/ui/choice-card.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { Emblem } from "#app/ui/emblem.tsx"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { role, grade } = requirePerson(request, context)
  const category = readCategory(params.categoryGame)
  const isOpen = category === "entertainment" || role === "Student"
  const offers = isOpen ? await readOffers(context, category, grade) : null
  return {
    title: context.i18n.t(`category.${category}.title`),
    category,
    games: offers && gameNames.map((game) => ({ game, offer: bestOffer(offers(game)) })),
    canWrite: mayTeach({ role }),
  }
}

async function readOffers(
  context: AppContext,
  category: Category,
  grade: string,
): Promise<(game: Game) => readonly Offer[]> {
  if (category === "entertainment") {
    const progress = await sectionProgress(context)
    return (game) => numberedSections.map(({ number }) => offerOf(progress, number, game))
  }
  const subjects = await orNull(new Curriculum(context, grade).subjectsWithOffers())
  return (game) => subjects?.map(({ offer }) => offer(game)) ?? ["here"]
}

export default function GamesOfCategory() {
  const { t } = useTranslation()
  const { title, category, games, canWrite } = useLoaderData<typeof loader>()
  const heading = <PageHeading title={title}>{t(`category.${category}.text`)}</PageHeading>
  if (games?.every(({ offer }) => offer === "nothing"))
    return (
      <>
        {heading}
        <NothingYet
          write={category === "entertainment" ? makePath(category, gameNames[0]) : undefined}
        />
      </>
    )
  return (
    <>
      {heading}
      <div className={`grid gap-4 ${games ? "md:grid-cols-3" : "sm:grid-cols-2"}`}>
        {games ? (
          games.map(({ game, offer }) => (
            <ChoiceCard
              key={game}
              to={offer === "nothing" ? null : choicePath(category, game)}
              picture={<Emblem of={`game-${game}`} icon={game} />}
              scene={`scenes/${game}`}
              title={t(`game.${game}.title`)}
            >
              {t(`game.${game}.text`)}
              <OfferText offer={offer} />
            </ChoiceCard>
          ))
        ) : (
          <>
            {canWrite
              ? gameNames.map((game) => (
                  <ChoiceCard
                    key={game}
                    to={makePath(category, game)}
                    icon="pen"
                    title={t(`make.title.${game}`)}
                  >
                    {t(`game.${game}.text`)}
                  </ChoiceCard>
                ))
              : null}
            <ChoiceCard
              to="/games/entertainment"
              icon="fun"
              title={t("category.entertainment.title")}
            >
              {t("toast.notForTeachers")}
            </ChoiceCard>
          </>
        )}
      </div>
    </>
  )
}
