import { useTranslation } from "react-i18next"
import { QrImage } from "#app/classes/qr-image.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { News } from "./news"
import { Chips, Hints, QuestionText, RevealedAnswer, Statements } from "./question"
import css from "./screen.css?inline"
import type { viewScreen } from "./screen.server"
import { Best } from "./best"
import { ScreenSound } from "./screen-sound"
import { HandsUp } from "#app/live/hands-up.tsx"

type View = Awaited<ReturnType<typeof viewScreen>>

/** What the class looks at together: letters that the last row can read, nobody's answer and nobody's name beside one. */
export function ScreenPage({ view }: { view: View }) {
  const { room, path, isStill } = view
  return (
    <div className="board grid grid-cols-1 gap-4" data-moment={`${room.phase} ${room.number}`}>
      <InlineStyles id="screen-styles" css={css} />
      <Content view={view} />
      <ScreenSound />
      {room.phase === "ended" ? null : (
        <News path={path} version={room.version} isStill={isStill} />
      )}
    </div>
  )
}

function Content({ view }: { view: View }) {
  const { t } = useTranslation()
  const { room, screen } = view
  const { phase, item } = room
  const isAsked = phase === "ask" || phase === "closing" || phase === "judging"
  const isRung = phase === "closing"
  if (phase === "lobby") return <Lobby view={view} />
  return (
    <>
      <header className="stage flex items-center gap-4">
        <Referee view={view} />
        <div className="grid grow gap-2">
          <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isRung ? "bell" : ""}`}>
            {isRung || phase === "judging" ? (
              <p className="text-xl font-bold">{t(`live.title.${phase}`)}</p>
            ) : null}
            {isAsked && screen.shown > 0 ? (
              <p className="text-2xl font-extrabold tabular-nums">
                {t("live.answered", { answered: screen.answered, shown: screen.shown })}
              </p>
            ) : null}
            {item && !isRung ? <Chips room={room} /> : null}
          </div>
          {item ? (
            <QuestionText item={item} isTitle />
          ) : (
            <h1 className="font-extrabold">{view.title}</h1>
          )}
        </div>
      </header>
      {item ? (
        <>
          <Hints hints={phase === "reveal" ? [] : item.hints} language={room.language} />
          <Statements language={room.language} item={item} counts={screen} />
        </>
      ) : null}
      {room.right ? (
        <div className="told flex flex-wrap gap-4">
          <div className="grid gap-4">
            <RevealedAnswer right={room.right} />
          </div>
          <Spread screen={screen} />
        </div>
      ) : null}
      {item?.game === "offside" ? null : <HandsUp hands={screen.hands} />}
      <Best room={room} />
    </>
  )
}

function Lobby({ view: { screen, room, address, qr } }: { view: View }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="font-extrabold">{t("live.howToJoin")}</h1>
      <div className="screen-code flex flex-wrap items-center gap-8">
        {qr ? <QrImage code={qr} /> : null}
        <div>
          <p dir="ltr">{address}</p>
          <p dir="ltr" className="code">
            {screen.code}
          </p>
          <p>{t("live.inRoom", { count: room.seats })}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2">
        {screen.names.map((name) => (
          <li key={name} className="chip">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

function Referee({ view: { room, screen } }: { view: View }) {
  const { phase } = room
  const isWhistle = phase === "closing" || (phase === "ask" && screen.answered === 0)
  const pose = isWhistle ? "blows" : (poses[phase] ?? "points")
  return (
    <Picture of={`saffir/${pose}`} className={`icon-mirrored ${isWhistle ? "whistles" : ""}`} />
  )
}

const poses: Partial<Record<View["room"]["phase"], "thinks" | "cheers">> = {
  judging: "thinks",
  podium: "cheers",
  ended: "cheers",
}

/** A single other answer would tell whose it is. */
function Spread({ screen: { spread, others } }: Pick<View, "screen">) {
  const { t } = useTranslation()
  const most = spread[0]?.count ?? 0
  return (
    <div className="grid content-start gap-2 empty:hidden">
      {most > 0 ? (
        <ul className="spread grid gap-2">
          {spread.map(({ text, count, mark }) => (
            <li
              key={text}
              className={`grid justify-items-center text-center ${mark === "right" ? "text-action" : "text-soft"}`}
            >
              <span className="flex items-center gap-1 text-xl font-extrabold tabular-nums">
                {count}{" "}
                {mark === "pending" ? null : <Icon name={mark === "right" ? "check" : "cross"} />}
              </span>
              <svg aria-hidden viewBox={`0 0 1 ${most}`} preserveAspectRatio="none">
                <rect width="1" height={count} y={most - count} />
              </svg>
              <UserText className="[overflow-wrap:anywhere]">{text}</UserText>
            </li>
          ))}
        </ul>
      ) : null}
      {others > 1 ? (
        <span className="text-center">{t("live.otherAnswers", { number: others })}</span>
      ) : null}
    </div>
  )
}
