import { useTranslation } from "react-i18next"
import { QrImage } from "#app/classes/qr-image.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { News } from "./news"
import { Chips, Hints, QuestionText, RevealedAnswer, Statements } from "./question"
import type { viewScreen } from "./screen.server"
import { Best } from "./best"

type View = Awaited<ReturnType<typeof viewScreen>>

/** What the class looks at together: letters that the last row can read, nobody's answer and nobody's name beside one. */
export function ScreenPage({ view }: { view: View }) {
  const { room, path, isStill } = view
  return (
    <div className="board grid grid-cols-1 gap-4">
      <Content view={view} />
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
  if (phase === "lobby") return <Lobby view={view} />
  return (
    <>
      {isAsked ? (
        <p className="font-bold">
          {phase === "ask" ? null : `${t(`live.title.${phase}`)} · `}
          {t("live.answered", { answered: screen.answered, shown: screen.shown })}
        </p>
      ) : null}
      {item ? (
        <>
          <Chips room={room} />
          <QuestionText item={item} isTitle />
          <Hints hints={phase === "reveal" ? [] : item.hints} />
          <Statements item={item} />
        </>
      ) : (
        <h1 className="font-extrabold">{t(`live.title.${phase}`)}</h1>
      )}
      <RevealedAnswer right={room.right} />
      <Spread spread={screen.spread} />
      <Best room={room} />
    </>
  )
}

function Lobby({ view: { screen, room, address, qr } }: { view: View }) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="font-extrabold">{t("live.howToJoin")}</h1>
      <div className="screen-code">
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

function Spread({ spread }: { spread: View["screen"]["spread"] }) {
  if (spread.length === 0) return null
  return (
    <ul className="grid gap-2">
      {spread.map(({ text, count, mark }) => (
        <li key={text} className="flex items-center gap-3">
          <span className="font-bold tabular-nums">{count}</span>
          <Icon name={mark === "right" ? "check" : "cross"} />
          <UserText>{text}</UserText>
        </li>
      ))}
    </ul>
  )
}
