import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { toLocalTime } from "#contract/classes/local-time"
import { gameNames, wireGames } from "#contract/words"
import { sayProgress } from "#app/classes/work/progress.server"
import { readWork } from "#app/classes/work/work-request.server"
import { getLiveAddress } from "#app/live/live-address.server"
import { getDate } from "#app/i18n/dates.server"
import { PlayLive } from "#app/live/play-live.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { UserProse } from "#app/ui/user-text.tsx"
import { changeWorkPage } from "./change-work.server"
import { ExtraTime } from "./extra-time"

export const handle = { ours: "class-work" } satisfies RouteNeeds
export const meta = pageMeta
export const action = changeWorkPage

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { work, shown } = await readWork(request, context, params)
  const { language, t } = context.i18n
  const shownAt = (at: string) => getDate(at, language, work.timeZone)
  const { from, until, extra, content, ...rest } = work
  return {
    title: work.title,
    className: shown.name,
    progress: sayProgress(work, context.i18n),
    live: await getLiveAddress(context, params),
    pupils: shown.pupils.map(({ personID, name }) => ({ personID, name })),
    work: rest,
    content:
      content.kind === "chapter"
        ? {
            line: t("work.chapterLine", { ...content, name: content.chapterName }),
            game: gameNames.find((name) => wireGames[name] === content.game) ?? null,
          }
        : content.rounds.map(({ questions }) => questions.map(({ question }) => question)),
    dates: t("work.dates", { from: shownAt(from), until: shownAt(until) }),
    extraFrom: toLocalTime(Date.parse(until), work.timeZone),
    extra: extra.map((each) => ({ ...each, until: shownAt(each.until) })),
  }
}

export default function WorkOfTeacher() {
  const { t } = useTranslation()
  const { title, className, work, progress, content, dates, live, ...times } =
    useLoaderData<typeof loader>()
  const { isWithdrawn, state, rounds, takesLate, earnsPoints } = work
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[3fr_2fr] md:items-start md:gap-x-12">
      <div className="grid grid-cols-1 gap-6">
        <PageHeading title={<bdi>{title}</bdi>}>{dates}</PageHeading>
        {isWithdrawn ? (
          <Form method="post" className="card grid gap-3 border-hint">
            <p>{t("work.isWithdrawn")}</p>
            <button name="intent" value="back" className="button button-quiet justify-self-start">
              {t("work.giveBack")}
            </button>
          </Form>
        ) : null}
        <p className="flex flex-wrap gap-2">
          <span className="chip">{t(`work.state.${state}`)}</span>
          <span className="chip">{t("work.rounds", { count: rounds })}</span>
          {takesLate ? <span className="chip">{t("work.late")}</span> : null}
          <span className="chip">{t(earnsPoints ? "work.points" : "work.noPoints")}</span>
        </p>
        <p className="font-semibold">{progress}</p>
        <Content content={content} />
        <p className="flex flex-wrap gap-3">
          <Link to={`../../book/${work.workId}`} relative="path" className="button button-main">
            {t("book.open")}
          </Link>
          <Link to="change" className="button button-quiet" viewTransition>
            {t("work.change")}
          </Link>
          <Link to="change?as=copy" className="button button-quiet" viewTransition>
            {t("work.copy")}
          </Link>
          <PlayLive to={live} />
        </p>
      </div>
      <div className="grid grid-cols-1 gap-6">
        <ExtraTime timeZone={work.timeZone} {...times} />
        {isWithdrawn ? null : (
          <Form method="post" className="grid gap-2">
            <button
              name="intent"
              value="withdraw"
              className="button button-quiet justify-self-start"
            >
              {t("work.withdraw")}
            </button>
            <p className="text-sm text-soft">{t("work.withdrawHelp")}</p>
          </Form>
        )}
        <nav aria-label={title} className="flex flex-wrap gap-x-4">
          <Link to=".." relative="path" className="link" viewTransition>
            {t("work.list")} · <bdi>{className}</bdi>
          </Link>
        </nav>
      </div>
    </div>
  )
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>

function Content({ content }: Pick<PageData, "content">) {
  const { t } = useTranslation()
  return (
    <TitledSection id="content" title={t("work.content")}>
      {Array.isArray(content) ? (
        <>
          <ol className="border-t border-line">
            {content.map((questions, at) => (
              <li key={questions.join()} className="flex gap-3 border-b border-line py-2">
                <span className="w-6 flex-none text-sm tabular-nums text-soft">{at + 1}</span>
                <span className="grid min-w-0 grow gap-1 [overflow-wrap:anywhere]">
                  {questions.map((question) => (
                    <UserProse key={question}>{question}</UserProse>
                  ))}
                </span>
              </li>
            ))}
          </ol>
          <p className="text-soft">{t("work.order")}</p>
        </>
      ) : (
        <p>
          {content.line}
          {content.game ? <> · {t(`game.${content.game}.title`)}</> : null}
        </p>
      )}
    </TitledSection>
  )
}
