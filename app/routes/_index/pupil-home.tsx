import type { ReactNode } from "react"
import { Link, Form } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { Outcome } from "#contract/play/streak"
import { OwnWorks } from "#app/classes/work/own-works.tsx"
import { TakenPacks } from "#app/play/take-along.tsx"
import { TitledSection } from "#app/ui/headings.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { NothingYet } from "#app/ui/choice-card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Day, type DayView } from "#app/play/end/day.tsx"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { OfferText } from "#app/play/offer-text.tsx"
import { Continue } from "./continue"
import type { PupilView } from "./pupil-view.server"
import type { MapChapter, MapGame } from "./pupil-map.server"

interface Props {
  view: PupilView
  live: ReactNode
  children: ReactNode
}

export function PupilHome({ view, live, children }: Props) {
  const { t } = useTranslation()
  const { next, nothing, subjects, subject, chapters, mistakes, standing, day, goals } = view
  return (
    <>
      <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:items-start">
        <div className="grid grid-cols-1 gap-8">
          {children}
          {standing ? <OwnPlace {...standing} /> : null}
          <OwnWorks title={t("work.taught")} works={view.works} />
          {view.packs.length > 0 ? <TakenPacks packs={view.packs} /> : null}
          {nothing ? <NothingYet /> : null}
          <div className="flex flex-wrap gap-3">
            {next ? <Continue kind={next.kind} round={next.key} /> : null}
            {mistakes ? (
              <Link
                to={mistakes.to}
                id="mistakes"
                className="button button-quiet max-sm:w-full"
                viewTransition
              >
                {t("home.mistakes", { count: mistakes.count, subject })}
              </Link>
            ) : null}
            {live}
            {view.hasFun ? (
              <Link
                to="/entertainment-sections"
                className={`button max-sm:grow max-sm:!px-2 ${next ? "button-quiet" : "button-main text-lg"}`}
                viewTransition
              >
                <Icon name="fun" />
                {t("home.playFun")}
              </Link>
            ) : null}
          </div>
        </div>
        <div className="grid gap-4">
          <Picture of="scenes/home" className="w-full max-md:hidden" />
          {day && !nothing ? <DailyGoal day={day} goals={goals} /> : null}
        </div>
      </div>
      <AppealOutcomes outcomes={view.outcomes} />
      {subjects.length > 0 && nothing?.hasElsewhere !== false ? (
        <TitledSection id="map" title={t("home.map")}>
          <nav aria-labelledby="map" className="flex flex-wrap gap-2">
            {subjects.map((name) => (
              <Link
                key={name}
                to={`/?${new URLSearchParams({ subject: name })}#map`}
                aria-current={name === subject ? "true" : undefined}
                className="chip min-h-[2.75rem] px-4 no-underline hover:bg-raised aria-[current]:border-2 aria-[current]:border-action aria-[current]:text-action"
              >
                {name}
              </Link>
            ))}
          </nav>
          <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {chapters.map((chapter) => (
              <ChapterCard key={chapter.number} chapter={chapter} />
            ))}
          </ol>
        </TitledSection>
      ) : null}
    </>
  )
}

function OwnPlace({ rank, next }: NonNullable<PupilView["standing"]>) {
  const { t } = useTranslation()
  const toNext = next && t("topTen.next", { count: next.points, rank: next.rank })
  return (
    <Link to="/top-10" id="standing" className="-my-4 flex min-h-[2.75rem] items-center gap-2">
      <Icon name="trophy" className="text-action" />
      {toNext ? t("home.place", { rank, next: toNext }) : t("home.first")}
    </Link>
  )
}

function DailyGoal({ day, goals }: { day: DayView; goals: readonly number[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t("day.title")} className={day.flags > 0 ? "" : "card !p-4"}>
      <Day day={day} />
      <details className="mt-2">
        <summary className="flex min-h-[2.75rem] items-center gap-3 text-soft">
          {t("day.goal")}
        </summary>
        <Form method="post" className="flex flex-wrap gap-2">
          {goals.map((goal) => (
            <button
              key={goal}
              name="goal"
              value={goal}
              aria-current={goal === day.goal ? "true" : undefined}
              className="chip min-h-[2.75rem] px-4 hover:bg-raised aria-[current]:border-2 aria-[current]:border-action aria-[current]:text-action"
            >
              {t("day.perDay", { count: goal })}
            </button>
          ))}
        </Form>
      </details>
    </section>
  )
}

function AppealOutcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useTranslation()
  if (outcomes.length === 0) return null
  return (
    <section aria-labelledby="outcomes" className="card grid gap-3 !p-4">
      <h2 id="outcomes" className="font-bold">
        {t("home.outcomes.title")}
      </h2>
      <ul className="grid gap-3">
        {outcomes.map(({ question, given, verdict, points, reason }) => (
          <li key={question} className="[overflow-wrap:anywhere]">
            <UserProse>{question}</UserProse>
            <span className="flex flex-wrap items-center gap-2">
              <strong>
                <UserText>{given}</UserText>
              </strong>
              {t(`home.outcomes.${verdict}`)}
              {points > 0 ? (
                <span className="chip border-right">
                  <bdi dir="ltr">+{points}</bdi>
                </span>
              ) : null}
            </span>
            {reason ? (
              <span className="block text-soft">
                <UserProse>{reason}</UserProse>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChapterCard({ chapter: { number, name, offer, games } }: { chapter: MapChapter }) {
  return (
    <li className="card grid content-start gap-3 !p-4">
      <h3 className="font-bold">
        {number}. <bdi>{name}</bdi>
        <OfferText offer={offer} />
      </h3>
      {games.length > 0 ? (
        <div className="grid grid-cols-3 gap-2">
          {games.map((game) => (
            <GameLink key={game.game} entry={game} />
          ))}
        </div>
      ) : null}
    </li>
  )
}

function GameLink({ entry: { game, to, counts } }: { entry: MapGame }) {
  const { t } = useTranslation()
  const title = t(`game.${game}.title`)
  const isDone = counts?.played === counts?.total && counts !== null
  return (
    <Link
      to={to}
      aria-label={counts ? t("home.counts", { game: title, ...counts }) : title}
      className={`button button-quiet flex-wrap !gap-x-1 !gap-y-0 !px-1 text-sm tabular-nums ${isDone ? "!border-line text-soft" : ""}`}
      viewTransition
    >
      <Icon name={game} className={isDone ? "" : "text-action"} />
      {counts ? <bdi>{`${counts.played}/${counts.total}`}</bdi> : null}
      {isDone ? <Icon name="check" className="!w-4 text-action" /> : null}
      <span className="w-full text-xs font-normal">{title}</span>
    </Link>
  )
}
