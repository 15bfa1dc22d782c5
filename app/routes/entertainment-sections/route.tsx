import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { pageMeta } from "#app/i18n/title"
import { makePath } from "#app/authoring/addresses"
import { playPath, numberedSections } from "#app/play/addresses"
import { offerOf, toNote, sectionProgress } from "#app/play/progress.server"
import { OfferText } from "#app/play/offer-text.tsx"
import { inLanguage } from "#app/catalogue/offer.server"
import { gameNames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import {
  AccountOffer,
  BegunTrials,
  GameTile,
  tile,
  tiles,
  TrialButtons,
} from "#app/trial/trial-links.tsx"
import { promisedPoints, requireTrials, viewTrials } from "#app/trial/guard.server"
import type { TrialsView } from "#app/trial/trial-view"
import { PageHeading } from "#app/ui/headings.tsx"
import { NothingYet } from "#app/ui/choice-card.tsx"
import { Emblem } from "#app/ui/emblem.tsx"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = context.i18n.t("sections.title")
  if (context.session.person)
    return { title, sections: await viewSections(context), trials: null, promised: 0 }
  await requireTrials(request, context)
  const visitor = await context.visitor.known()
  const trials = await viewTrials(context, visitor ? await visitor.rounds() : [])
  return { title, sections: null, trials, promised: await promisedPoints(context) }
}

async function viewSections(context: AppContext) {
  const progress = await sectionProgress(context)
  return numberedSections.map(({ number }) =>
    gameNames.map((game) => {
      const offer = offerOf(progress, number, game)
      const source = { category: "entertainment", section: number, ...inLanguage(offer) } as const
      const note = toNote(context, progress?.(number, game))
      return { game, to: playPath({ game, source }), offer, note }
    }),
  )
}

type Sections = Awaited<ReturnType<typeof viewSections>>

export default function EntertainmentSections() {
  const { t } = useTranslation()
  const { title, sections, trials, promised } = useLoaderData<typeof loader>()
  const isEmpty = trials?.isEmpty ?? sections?.flat().every(({ offer }) => offer === "nothing")
  return (
    <>
      <PageHeading title={title}>
        {isEmpty ? null : t(trials ? "trial.sections" : "sections.lead")}
        {sections?.flat().some(({ note }) => note) ? ` ${t("sections.left")}` : null}
      </PageHeading>
      {trials && trials.begun.length > 0 ? (
        <TriedBefore trials={trials} promised={promised} />
      ) : null}
      {isEmpty && trials ? (
        <NothingYet isTrial />
      ) : isEmpty ? (
        <NothingYet write={makePath("entertainment", gameNames[0])} />
      ) : trials?.open.length === 0 ? null : (
        <ul className="grid gap-4 sm:grid-cols-2">
          {numberedSections.map(({ name, number }, index) => (
            <li
              key={name}
              className={`card grid gap-3 ${index % 2 === 0 && index === numberedSections.length - 1 ? "sm:col-span-2" : ""}`}
            >
              <h2 className="flex items-center gap-3 text-lg font-bold">
                <Emblem of={`section-${name}`} icon={name} />
                {t(`section.${name}`)}
              </h2>
              {trials ? (
                <TrialButtons
                  games={trials.open}
                  source={{ category: "entertainment", section: number }}
                />
              ) : (
                <GameLinks games={sections?.[index] ?? []} />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function GameLinks({ games }: { games: Sections[number] }) {
  return (
    <div className={tiles}>
      {games.map(({ game, to, offer, note }) => {
        const inside = (
          <>
            <GameTile game={game} note={note} />
            <OfferText offer={offer} />
          </>
        )
        return offer === "nothing" ? (
          <span key={game} className={`${tile} border-dashed`}>
            {inside}
          </span>
        ) : (
          <Link key={game} to={to} className={tile} viewTransition>
            {inside}
          </Link>
        )
      })}
    </div>
  )
}

function TriedBefore({
  trials: { begun, open },
  promised,
}: {
  trials: TrialsView
  promised: number
}) {
  const { t } = useTranslation()
  const isAll = open.length === 0
  return (
    <section className={`mb-6 grid gap-4 ${isAll ? "max-w-form" : "sm:grid-cols-2"}`}>
      {isAll ? (
        <>
          <h2 className="text-xl font-bold">{t("trial.limit.title")}</h2>
          <p>{t("trial.limit.all")}</p>
          <AccountOffer redirectTo="/entertainment-sections" promised={promised} />
        </>
      ) : null}
      <BegunTrials trials={begun} />
    </section>
  )
}
