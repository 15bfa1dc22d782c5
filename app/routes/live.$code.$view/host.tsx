import { useTranslation } from "react-i18next"
import type { OfHost, UnsavedHands, viewHost } from "./host.server"
import { HandsForm, HandsUp, NotCounted } from "./hands"
import { Groups, Seats } from "./seats-and-groups"
import { News } from "./news"
import { Chips, Hints, QuestionText, RevealedAnswer, Statements } from "./question"
import { Best } from "./best"

type View = Awaited<ReturnType<typeof viewHost>>
type Hosting = Extract<View, { readonly room: object }>

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
  const { host, room, code, path, isStill, isOver, takesHands, shows, screen, results, sheet } =
    view
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h1 className="text-2xl font-extrabold">{t(`live.hostTitle.${room.phase}`)}</h1>
        <p className="flex flex-wrap gap-2">
          <span className="chip">
            {t("live.code")}{" "}
            <bdi dir="ltr" className="text-xl font-bold tabular-nums">
              {room.phase === "lobby" ? `${view.address} · ${code}` : code}
            </bdi>
          </span>
          <span className="chip">{t("live.inRoom", { count: room.seats })}</span>
          {host.shown > 0 ? (
            <span className="chip font-bold">
              {t("live.answered", { answered: host.answered, shown: host.shown })}
            </span>
          ) : null}
        </p>
        <Chips room={room} />
      </header>
      <NotCounted unsaved={unsaved} shown={{ number: room.number, takesHands }} />
      {shows === "players" ? <Seats view={view} /> : null}
      {shows === "end" ? <ConfirmEnd view={view} /> : null}
      {shows === "hands" ? <HandsForm view={view} item={room.item} unsaved={unsaved} /> : null}
      {shows ? null : (
        <>
          <Main view={view} />
          <Asked view={view} />
          {room.item?.game === "offside" ? null : <HandsUp hands={host.hands} />}
          <Groups view={view} />
          <Best room={room} />
        </>
      )}
      <nav aria-label={t("live.pages")} className="flex flex-wrap gap-x-4">
        {shows ? (
          <a href={path} className="link inline-flex min-h-[2.75rem] items-center">
            {t("live.back")}
          </a>
        ) : (
          <a href={`${path}?players`} className="link inline-flex min-h-[2.75rem] items-center">
            {t("live.players", { count: host.rows.length })}
          </a>
        )}
        {!shows && takesHands ? (
          <a href={`${path}?hands`} className="link inline-flex min-h-[2.75rem] items-center">
            {t("live.countHands")}
          </a>
        ) : null}
        {isOver ? null : (
          <a
            href={screen}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-[2.75rem] items-center"
          >
            {t("live.openScreen")}
          </a>
        )}
        <a href={sheet} className="link inline-flex min-h-[2.75rem] items-center">
          {t("print.title")}
        </a>
        {room.number > 0 ? (
          <a href={results} className="link inline-flex min-h-[2.75rem] items-center">
            {t("live.results")}
          </a>
        ) : null}
        {isOver || shows ? null : (
          <a href={`${path}?end`} className="link inline-flex min-h-[2.75rem] items-center">
            {t("live.end")}
          </a>
        )}
      </nav>
      {isOver || shows ? null : <News path={`${path}?`} version={room.version} isStill={isStill} />}
    </div>
  )
}

function Main({ view }: OfHost) {
  const { t } = useTranslation()
  const { path, room, host } = view
  const { main } = host
  if (!main) return null
  const isAsked = room.phase === "ask"
  const isLast = main === "step" && host.stepsLeft > 1
  return (
    <form method="post" action={path} className="grid gap-3">
      <input type="hidden" name="v" value={room.v} />
      <button name="do" value={main} className="button button-main w-full text-xl">
        {t(`live.do.${main}`)}
      </button>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {main === "hint" ? (
          <button name="do" value="bell" className="button button-quiet">
            {t("live.do.bell")}
          </button>
        ) : null}
        {isLast ? (
          <button name="do" value="standings" className="button button-quiet">
            {t("live.do.all")}
          </button>
        ) : null}
        {isAsked && (room.isPaused || room.left !== null) ? (
          <button
            name="do"
            value={room.isPaused ? "resume" : "pause"}
            className="button button-quiet"
          >
            {t(room.isPaused ? "live.do.resume" : "live.do.pause")}
          </button>
        ) : null}
      </div>
    </form>
  )
}

function ConfirmEnd({ view: { path, room } }: OfHost) {
  const { t } = useTranslation()
  return (
    <form method="post" action={path} className="card grid gap-3 border-hint">
      <p>{t("live.endHelp")}</p>
      <input type="hidden" name="v" value={room.v} />
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
      <QuestionText item={room.item} />
      <Hints hints={room.phase === "reveal" ? [] : room.item.hints} language={room.language} />
      <Statements language={room.language} item={room.item} hands={host.hands} />
      <RevealedAnswer right={room.right} />
    </>
  )
}
