import { useTranslation } from "react-i18next"
import type { OfHost, UnsavedHands, viewHost } from "./host.server"
import { HandsUp } from "#app/live/hands-up.tsx"
import { type Hosting, HostLinks } from "./host-links"
import { HandsForm, NotCounted } from "./hands"
import { Groups, Seats } from "./seats-and-groups"
import { News, Updates } from "./news"
import { Chips, Hints, QuestionText, RevealedAnswer, Statements } from "./question"
import { Best } from "./best"

type View = Awaited<ReturnType<typeof viewHost>>

interface Props<Shown extends View> {
  readonly view: Shown
  readonly unsaved: UnsavedHands | undefined
}

export function HostPage({ view, unsaved }: Props<View>) {
  return view.host ? (
    <Hosted view={view} unsaved={unsaved} />
  ) : (
    <TakeOver view={view} unsaved={unsaved} />
  )
}

function TakeOver({ view, unsaved }: Props<Exclude<View, Hosting>>) {
  const { t } = useTranslation()
  const { host, freeIn } = view.other
  return (
    <div className="mx-auto grid max-w-prose gap-4">
      <h1 className="text-2xl font-extrabold">{t("live.takeOver")}</h1>
      <NotCounted unsaved={unsaved} />
      <p>
        {freeIn > 0
          ? t("live.hostedBy", { name: host, count: Math.ceil(freeIn / 1000) })
          : t("live.hostGone", { name: host })}
      </p>
      <form method="post" action={view.path} className="grid gap-3">
        <input type="hidden" name="insists" value={freeIn > 0 ? "yes" : "no"} />
        <button name="do" value="take" className="button button-main">
          {t(freeIn > 0 ? "live.takeAtOnce" : "live.take")}
        </button>
      </form>
      <a href={view.path} className="link">
        {t("live.lookAgain")}
      </a>
    </div>
  )
}

/** No answer stands beside a name here, since this page is often on the wall. */
function Hosted({ view, unsaved }: Props<Hosting>) {
  const { t } = useTranslation()
  const { host, room, code, path, isStill, isOver, takesHands, shows } = view
  const main = shows ? null : <Main view={view} />
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-5 md:max-w-none md:grid-cols-[2fr_1fr] md:grid-rows-[auto_auto_1fr] md:gap-x-12">
      <header className="grid gap-2 md:col-span-2">
        <h1 className="text-2xl font-extrabold">{view.title}</h1>
        <div className="flex flex-wrap gap-2">
          {room.phase === "lobby" ? null : (
            <span className="chip">
              {t("live.code")} <bdi className="text-xl font-bold tabular-nums">{code}</bdi>
            </span>
          )}
          <span className="chip font-bold">
            {host.shown > 0
              ? t("live.answered", { answered: host.answered, shown: host.shown })
              : t("live.inRoom", { count: room.seats })}
          </span>
          <Chips room={room} />
        </div>
        <NotCounted unsaved={unsaved} shown={{ number: room.number, takesHands }} />
      </header>
      {isOver || shows ? null : <div className="md:col-start-2">{main}</div>}
      <div className="grid grid-cols-1 content-start gap-5 md:col-start-1 md:row-span-2 md:row-start-2">
        {shows === "players" ? <Seats view={view} /> : null}
        {shows === "end" ? <ConfirmEnd view={view} /> : null}
        {shows === "hands" ? <HandsForm view={view} item={room.item} unsaved={unsaved} /> : null}
        {shows ? null : (
          <>
            {isOver ? main : null}
            {room.phase === "lobby" ? (
              <p dir="ltr" className="card text-center text-xl [overflow-wrap:anywhere]">
                {view.address} <strong className="block text-4xl tabular-nums">{code}</strong>
              </p>
            ) : null}
            <Asked view={view} />
            {room.item?.game === "offside" ? null : <HandsUp hands={host.hands} />}
            <Groups path={path} number={room.number} groups={host.groups} />
            <Best room={room} />
          </>
        )}
      </div>
      <HostLinks view={view} />
      {isOver || shows ? null : <News path={`${path}?`} version={room.version} isStill={isStill} />}
      {!isOver && (shows || isStill) ? (
        <Updates held={`${path}?since=${room.version}`} isKept />
      ) : null}
    </div>
  )
}

type QuietStep = "bell" | "more" | "standings" | "pause" | "resume"

function Main({ view }: { view: Hosting }) {
  const { t } = useTranslation()
  const { path, room, host, isOver, isEmpty, screen, results } = view
  const { main } = host
  if (isOver && room.number > 0)
    return (
      <a href={results} className="button button-main w-full text-xl">
        {t("live.results")}
      </a>
    )
  if (!main) return null
  const quiet = (value: QuietStep, label: QuietStep | "all" = value) => (
    <button name="do" value={value} className="button button-quiet">
      {t(`live.do.${label}`)}
    </button>
  )
  return (
    <form method="post" action={path} className="grid gap-3">
      <input type="hidden" name="v" value={room.v} />
      {isEmpty ? (
        <a href={screen} target="_blank" rel="noreferrer" className="button button-main text-xl">
          {t("live.openScreen")}
        </a>
      ) : null}
      <button
        name="do"
        value={main}
        className={`button w-full text-xl ${isEmpty ? "button-quiet" : "button-main"}`}
      >
        {t(`live.do.${main === "standings" && room.places === "class goal" ? "goal" : main}`)}
      </button>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {main === "hint" ? quiet("bell") : null}
        {host.mayAskMore ? quiet("more") : null}
        {main === "step" && host.stepsLeft > 1 ? quiet("standings", "all") : null}
        {room.phase === "ask" && (room.isPaused || room.left !== null)
          ? quiet(room.isPaused ? "resume" : "pause")
          : null}
      </div>
    </form>
  )
}

function ConfirmEnd({ view: { path } }: OfHost) {
  const { t } = useTranslation()
  return (
    <form method="post" action={path} className="card grid gap-3 border-hint">
      <p>{t("live.endHelp")}</p>
      <div className="flex flex-wrap gap-3">
        <button name="do" value="end" className="button button-main">
          {t("live.endNow")}
        </button>
        <a href={path} className="button button-quiet">
          {t("live.goOn")}
        </a>
      </div>
    </form>
  )
}

function Asked({ view: { room, host } }: { view: Hosting }) {
  if (!room.item) return null
  return (
    <>
      <QuestionText item={room.item} language={room.language} />
      <Hints hints={room.phase === "reveal" ? [] : room.item.hints} language={room.language} />
      <Statements language={room.language} item={room.item} counts={host} />
      <RevealedAnswer right={room.right} />
    </>
  )
}
