import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Link, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { gameNames, wireGames } from "#contract/words"
import { readOpenWorks, viewOwnWork } from "#app/classes/work/own-works.server"
import { OwnWorks } from "#app/classes/work/own-works.tsx"
import { viewOwnRow } from "#app/classes/book/book.server"
import { BookStyles, Legend, Marks } from "#app/classes/book/register.tsx"
import { hasPacks } from "#app/cookies/packs-cookie.server"
import { orNull } from "#app/forms/refusals.server"
import { playPath } from "#app/play/addresses"
import { listTakenPacks } from "#app/play/packs.server"
import { TakenPacks, TakeAlong } from "#app/play/take-along.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { Icon } from "#app/ui/icon.tsx"
import { PageHeading, TitledSection } from "#app/ui/headings.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { idPattern } from "#contract/limits"

export const handle = { ours: "class-work", paysFirst: true } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireRole(request, context, "Student")
  const { workId = "" } = params
  if (!idPattern.test(workId)) throw new Response(null, { status: 404 })
  const calls = context.upstream.work.of(workId)
  const [answer, own, pages, packs] = await Promise.all([
    calls.showOwn(),
    orNull(calls.ownCells()),
    context.offeredPages(),
    hasPacks(request) ? listTakenPacks(context) : [],
  ])
  if (answer.status !== 200) throw new Response(null, { status: 404 })
  const { next, earnsPoints, state } = answer.body
  const isPlayable = state === "open" || state === "late"
  const game = isPlayable ? gameNames.find((name) => wireGames[name] === next) : undefined
  // When it is late, all that is left may be in a pack, which the button leads to.
  const mayTake = state === "open" || (state === "late" && !game)
  const practice = earnsPoints ? {} : ({ practice: "again" } as const)
  const source = { category: "work", work: workId, ...practice } as const
  return {
    title: answer.body.title,
    work: viewOwnWork(context, answer.body),
    earnsPoints,
    own: own?.status === 200 ? viewOwnRow(own.body) : null,
    next: game ? { game, to: playPath({ game, source }) } : null,
    canTake: mayTake && pages.has("/packs/:packId") ? workId : null,
    packs,
    others: game ? [] : (await readOpenWorks(context)).filter((each) => each.workId !== workId),
  }
}

export default function OwnWorkPage() {
  const { t } = useTranslation()
  const { work, earnsPoints, own, next, canTake, packs, others } = useLoaderData<typeof loader>()
  const { title, by, done, rounds, state, when } = work
  const isDone = done >= rounds
  return (
    <div className="form-page grid grid-cols-1 gap-6">
      <PageHeading title={<bdi>{title}</bdi>}>{by}</PageHeading>
      <section className="card grid justify-items-center gap-3 text-center">
        {isDone ? <Picture of="saffir/cheers" className="h-32 w-auto" /> : null}
        <p className="text-2xl font-extrabold">
          {t(isDone ? "work.allDone" : "work.left", { count: rounds - done })}
        </p>
        <progress
          value={done}
          max={rounds}
          aria-label={t("work.doneOf", { done, total: rounds })}
          className="bar"
        />
        <p className="text-soft">{t("work.doneOf", { done, total: rounds })}</p>
        <p>{isDone ? t("work.allDoneText") : <Time state={state} when={when} />}</p>
        {earnsPoints || isDone ? null : <p className="chip">{t("work.noPoints")}</p>}
      </section>
      {next ? (
        <Link to={next.to} id="next" className="button button-main w-full text-lg" viewTransition>
          <Icon name={next.game} />
          {t(done > 0 ? "work.next" : "work.start")}
        </Link>
      ) : (
        <Link to="/" className="button button-main w-full text-lg" viewTransition>
          {t("work.toHome")}
        </Link>
      )}
      {canTake ? <TakeAlong fields={{ work: canTake }} /> : null}
      {packs.length > 0 ? <TakenPacks packs={packs} /> : null}
      {own && own.done > 0 ? <OwnRow own={own} /> : null}
      <OwnWorks title={t("work.others")} works={others} />
    </div>
  )
}

function OwnRow({ own }: { own: ReturnType<typeof viewOwnRow> }) {
  const { t } = useTranslation()
  const { right, of, cells, percent } = own
  return (
    <TitledSection id="own" title={t("book.own")}>
      <BookStyles />
      <p>
        {t("record.rightOf", { right, count: of })}
        {percent === null ? null : <> · {t("book.classShare", { percent })}</>}
      </p>
      <Marks cells={cells} />
      <Legend cells={cells} />
    </TitledSection>
  )
}

function Time({ state, when }: Pick<ReturnType<typeof viewOwnWork>, "state" | "when">) {
  const { t } = useTranslation()
  if (state === "late") return t("work.latePlay")
  return state === "over" ? t("work.isOver") : when
}
