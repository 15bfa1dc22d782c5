import { useTranslation } from "react-i18next"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { isAnswering, LiveAnswerForm, toUnsaved } from "./answer-form"
import { News } from "./news"
import type { RefusedAnswer, SeatView } from "./play.server"
import { Chips, Hints, HostAway, QuestionText, RevealedAnswer, Statements } from "./question"
import { FinalList } from "./final-list"
import { OwnStanding } from "./standing"
import css from "./seat.css?inline"
import { OwnVerdict } from "./verdict"

export function SeatPage({
  view,
  refused,
}: {
  view: SeatView
  refused: RefusedAnswer | undefined
}) {
  const { t } = useTranslation()
  const { room, path, isStill } = view
  const refusedHere = refused?.number === room.number ? refused : undefined
  const isForm = isAnswering(view, refusedHere)
  const isLobby = room.phase === "lobby"
  const failed = refused ?? view.unsaved
  const isHere = failed?.number === room.number
  // The room may have taken the answer whose reply was lost; beside the form, sending again is safe.
  const isSaved = isHere && !isForm && !refused && toUnsaved(view) === null
  return (
    <div
      className={`${room.phase === "ended" ? "" : "seat"} mx-auto grid max-w-prose grid-cols-1 gap-4`}
    >
      <InlineStyles id="seat-styles" css={css} />
      {isLobby ? <OwnSeat view={view} /> : null}
      {isForm ? null : <HostAway room={room} />}
      {failed && !isSaved ? (
        <AlertBox
          text={
            isHere && (refused || isForm)
              ? t(failed.error)
              : t("errors.live.passed", { number: failed.number })
          }
          since={failed}
        />
      ) : null}
      {isForm ? <LiveAnswerForm view={view} refused={refusedHere} /> : <Waiting view={view} />}
      {isLobby ? null : <OwnSeat view={view} />}
      {isForm || room.phase === "ended" ? null : (
        <News
          path={`${path}?`}
          version={room.version}
          isStill={isStill}
          bell={room.phase === "ask" ? t("live.title.closing") : undefined}
        />
      )}
    </div>
  )
}

function OwnSeat({ view: { player, code, room } }: { view: SeatView }) {
  const { t } = useTranslation()
  const { name, points, back, sitting } = player
  return (
    <p className="flex flex-wrap gap-2">
      <bdi className="chip font-bold">{name}</bdi>
      {points > 0 ? (
        <span className="chip tabular-nums">{t("live.points", { count: points })}</span>
      ) : null}
      {back ? <span className="chip">{t("live.backNumber", { number: back })}</span> : null}
      {sitting > 0 && room.phase !== "ended" ? (
        <a href={`/live/${code}`} className="link inline-flex min-h-[2.75rem] items-center">
          {t("live.sitting", { number: sitting })}
        </a>
      ) : null}
    </p>
  )
}

function Waiting({ view }: { view: SeatView }) {
  const { t } = useTranslation()
  const { room, player, path } = view
  const { phase, item } = room
  if (phase === "reveal") return <Reveal view={view} />
  if (phase === "standings" || phase === "podium") return <OwnStanding view={view} />
  if (phase === "ended") return <FinalList view={view} />
  return (
    <>
      <h1
        className={`text-2xl font-extrabold ${phase === "closing" ? "rounded bg-hint px-4 py-2 text-on-hint" : ""}`}
      >
        {t(`live.title.${phase === "ask" ? "saved" : phase}`)}
      </h1>
      {phase === "lobby" ? (
        <>
          <p>{t("live.inRoom", { count: room.seats })}</p>
          <p>{t("live.soon")}</p>
          <Picture of="saffir/blows" className="mx-auto w-48" />
        </>
      ) : null}
      <OwnGiven view={view} />
      {item ? (
        <>
          <Chips room={room} saved={player.mine?.counted} />
          <QuestionText item={item} language={room.language} />
          <Hints hints={item.hints} language={room.language} />
          <Statements language={room.language} item={item} marks={player.mine?.counted?.text} />
        </>
      ) : null}
      {phase === "ask" ? (
        <a href={`${path}?change`} className="button button-quiet w-full">
          {t("live.change")}
        </a>
      ) : null}
    </>
  )
}

function Reveal({ view }: { view: SeatView }) {
  const { room, player } = view
  const { outcome } = player
  return (
    <>
      <OwnVerdict outcome={outcome} />
      {room.item ? <QuestionText item={room.item} language={room.language} /> : null}
      <OwnGiven view={view} />
      <RevealedAnswer right={room.right} />
      {room.item ? (
        <Statements language={room.language} item={room.item} marks={player.mine?.counted?.text} />
      ) : null}
    </>
  )
}

function OwnGiven({ view: { player, room } }: { view: SeatView }) {
  const { t } = useTranslation()
  const { counted = null, kept = null } = player.mine ?? {}
  const isTyped = room.item?.game !== "offside"
  const isTold = room.phase !== "ask" && room.phase !== "reveal"
  return (
    <>
      {counted && counted.text !== "" && (isTyped || isTold) ? (
        <p className="text-lg">
          {isTyped ? (
            <>
              {t("play.yourAnswer")}{" "}
              <strong>
                <UserText>{counted.text}</UserText>
              </strong>{" "}
            </>
          ) : null}
          {isTold ? (
            <span className="text-sm text-soft">
              {t(counted.state === "late" ? "live.savedLate" : "live.saved")}
            </span>
          ) : null}
        </p>
      ) : null}
      {kept ? (
        <p className="card border-hint">
          {t("live.kept")}{" "}
          {isTyped ? (
            <strong>
              <UserText>{kept.text}</UserText>
            </strong>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
